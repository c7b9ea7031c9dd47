/** A question that stops until it is answered. Asked from anywhere, shown by the one ConfirmHost of the app. */
export interface Question {
  readonly title: string;
  readonly text: string;
  /** What it is about, by name. */
  readonly thing?: string | undefined;
  /** What the button does: 'Delete'. */
  readonly yes: string;
  readonly tone: 'wrong' | 'plain';
  /** Asks for a few words, too; what they are for. */
  readonly reason?: string | undefined;
}

export interface Answer {
  readonly reason: string;
}

interface Asked extends Question {
  readonly answer: (given: Answer | undefined) => void;
}

let asked: Asked | undefined;
const listeners = new Set<() => void>();

/** Asks; undefined is no. A question that is still open when another comes is answered with no. */
export function confirm(question: Question): Promise<Answer | undefined> {
  asked?.answer(undefined);
  return new Promise((resolve) => {
    asked = {
      ...question,
      answer: (given) => {
        asked = undefined;
        tellAll();
        resolve(given);
      },
    };
    tellAll();
  });
}

/** The question that stands open now. */
export function openQuestion(): Asked | undefined {
  return asked;
}

export function onQuestion(tell: () => void): () => void {
  listeners.add(tell);
  return () => listeners.delete(tell);
}

function tellAll(): void {
  for (const tell of listeners) tell();
}
