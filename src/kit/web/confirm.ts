import { makeStore } from './store';

/** A choice among several values in a question. */
export interface Picking {
  readonly label: string;
  readonly options: readonly { readonly value: string; readonly label: string }[];
  /** The one that is chosen at first. */
  readonly value: string;
}

/** A question that waits for an answer. Asked from anywhere, shown by the app's ConfirmHost. */
export interface Question {
  readonly title: string;
  readonly text: string;
  /** The name of the thing that it is about. */
  readonly thing?: string | undefined;
  /** The label of the confirming button: 'Delete'. */
  readonly yes: string;
  /** The label of the safe answer; 'Cancel' by default. */
  readonly no?: string | undefined;
  readonly tone: 'wrong' | 'plain';
  /** The label of a text to enter, if the question also asks for a reason. */
  readonly reason?: string | undefined;
  /** True where the reason cannot be left out. */
  readonly needed?: true | undefined;
  /** What else has to be chosen, if anything. */
  readonly pick?: Picking | undefined;
}

export interface Answer {
  readonly reason: string;
  /** What was chosen, if there was a choice. */
  readonly picked?: string | undefined;
}

interface Asked extends Question {
  readonly answer: (given: Answer | undefined) => void;
}

/** The currently open question. */
export const openQuestion = makeStore<Asked | undefined>(undefined);

/** Asks a question; resolves with undefined for no. A question still open when another comes is answered with no. */
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
