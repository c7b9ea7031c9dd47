import { readSources, type Sources } from '#testing/architecture/source';
import { factsOf } from './facts';
import { hints } from './hints';
import { distinct, type Message } from './message';
import { sentencesOf } from './sentences';

/** Every sentence of the product, each once. */
export function messagesOf(sources: Sources = readSources()): Message[] {
  return distinct([...sentencesOf(sources), ...factsOf()]).map((one) => {
    const hint = hints[one.key];
    return hint === undefined ? one : { ...one, hint };
  });
}
