import { directionOf } from '#kit/contract/language';
import { directionOfText } from '#kit/rules/text-direction';
import type { Message } from './message.contract';

type Written = Pick<Message, 'text' | 'language'> & Partial<Pick<Message, 'studentID' | 'customerID' | 'noteID'>>;

/** The direction of a message by its words, those of the person's name left out; where they do not say, by its language. */
export function directionOfMessage({ text, language, studentID, customerID, noteID }: Written): 'ltr' | 'rtl' {
  const name = studentID?.studentName ?? customerID?.name ?? noteID?.Name ?? '';
  return directionBeside(text, name) ?? directionOf(language);
}

/** The direction of what is written to somebody of that name. */
export function directionBeside(text: string, name: string): 'ltr' | 'rtl' | undefined {
  return directionOfText(name === '' ? text : text.replaceAll(name, ''));
}
