import { remembered } from '#kit/contract/remembered';

/** Answers that a story is given again for as long as nothing of what was asked has been written. */
export interface KeptAnswers<A> {
  /** The answer to a statement, sent only if it is not known. */
  answer(text: string, parameters: readonly unknown[], send: () => A): A;
}

/** Tables that are asked in nearly every call and seldom written, and of which no trigger writes. */
const seldomWritten: ReadonlySet<string> = new Set([
  'app_user',
  'course',
  'employee',
  'organisation',
  'role',
  'school_class',
  'subject',
  'teacher',
]);

interface Statement {
  readonly asks: boolean;
  readonly writes: boolean;
}

/** Keeps the answers to statements that ask nothing but what is seldom written in a brand. */
export function keepAnswers<A>(brand: string): KeptAnswers<A> {
  const known = new Map<string, A>();
  const kindOf = remembered((text) => statementOf(brand, text));
  return {
    answer: (text, parameters, send) => {
      const { asks, writes } = kindOf(text);
      if (writes) known.clear();
      if (!asks) return send();
      const key = JSON.stringify([text, parameters]);
      const answer = known.get(key) ?? send();
      known.set(key, answer);
      return answer;
    },
  };
}

function statementOf(brand: string, text: string): Statement {
  const named = (before: string) => {
    const found = text.matchAll(new RegExp(`${before}"${brand}"\\."(\\w+)"`, 'g'));
    return Array.from(found, ([_all, name = '']) => name);
  };
  // A function of the brand is named as a table is, so that a statement that calls one is always sent.
  const read = named('');
  return {
    asks: /^\s*\(?select\b/.test(text) && read.length > 0 && read.every((name) => seldomWritten.has(name)),
    writes: named('(?:insert into|update|delete from) ').some((name) => seldomWritten.has(name)),
  };
}
