import { makeStore } from './store';

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

/** The question that stands open now. */
export const openQuestion = makeStore<Asked | undefined>(undefined);

/** Asks; undefined is no. A question that is still open when another comes is answered with no. */
export function confirm(question: Question): Promise<Answer | undefined> {
  openQuestion.get()?.answer(undefined);
  return new Promise((resolve) => {
    openQuestion.set({
      ...question,
      answer: (given) => {
        openQuestion.set(undefined);
        resolve(given);
      },
    });
  });
}
