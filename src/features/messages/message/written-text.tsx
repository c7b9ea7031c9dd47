import type { Message } from './message.contract';
import { directionOfMessage } from './message-direction.rules';

/** A text runs in its own direction, whatever name it begins with. */
export function writtenText(message: Message) {
  return <bdi dir={directionOfMessage(message)}>{message.text}</bdi>;
}
