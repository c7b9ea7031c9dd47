import { directionOf } from '#kit/contract/language';
import type { Message } from './message.contract';

/** A text runs in the direction of the language that it is written in: it may begin with a name of another one. */
export function writtenText({ text, language }: Pick<Message, 'text' | 'language'>) {
  return <bdi dir={directionOf(language)}>{text}</bdi>;
}
