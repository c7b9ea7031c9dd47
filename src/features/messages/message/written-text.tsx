import type { Message } from './message.contract';
import { directionOfMessage } from './message-direction.rules';

/** Shows the text of a message in its own direction, whatever name it begins with. */
export function writtenText(message: Message) {
  return <bdi dir={directionOfMessage(message)}>{message.text}</bdi>;
}
