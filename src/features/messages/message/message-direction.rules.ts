import { directionOf } from '#kit/contract/language';
import { directionOfText } from '#kit/rules/text-direction';
import type { Message } from './message.contract';

type Written = Pick<Message, 'text' | 'language'> & Partial<Pick<Message, 'studentID' | 'customerID' | 'noteID'>>;

/** The direction of a message by its words, without those of the person's name; if they do not decide, by its language. */
export function directionOfMessage({ text, language, studentID, customerID, noteID }: Written): 'ltr' | 'rtl' {
  const name = studentID?.studentName ?? customerID?.name ?? noteID?.Name ?? '';
  return directionBeside(text, name) ?? directionOf(language);
}

/** The direction of a text, without the words of this name; undefined if its words do not decide. */
export function directionBeside(text: string, name: string): 'ltr' | 'rtl' | undefined {
  return directionOfText(name === '' ? text : text.replaceAll(name, ''));
}
