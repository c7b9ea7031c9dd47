import type { Answer } from '#testing/test-app';

/** The fault of the answer to something bad: anything but a refusal in the one form. */
export function problemOf(answer: Answer): string | undefined {
  if (answer.status < 400 || answer.status >= 500) return `answered ${answer.status}`;
  if (answer.body?.status !== false || typeof answer.body.message !== 'string' || answer.body.message === '')
    return `said ${answer.text.slice(0, 100)}`;
  return undefined;
}
