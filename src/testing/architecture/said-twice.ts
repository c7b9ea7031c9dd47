import { type Finding, isNode, type Node, nodeFindings, type Source, type Sources } from './source';

/** Refusals whose sentence is written a second time for the only field that it is about: `refuseField` says it once. */
export function saidTwiceFindings(sources: Sources): Finding[] {
  return nodeFindings(
    sources,
    () => true,
    (source, node) => (isSaidTwice(source, node) ? 'One sentence twice: refuseField says it once' : undefined),
  );
}

function isSaidTwice({ text }: Source, { type, callee, arguments: given }: Node): boolean {
  if (type !== 'CallExpression' || !isNode(callee) || callee.name !== 'refuse' || !Array.isArray(given)) return false;
  const [, message, errors] = given;
  if (!isNode(message) || !isNode(errors) || !Array.isArray(errors.properties)) return false;
  const [only, ...others] = errors.properties.filter(isNode);
  if (others.length > 0 || !only || !isNode(only.value)) return false;
  const written = ({ start, end }: Node) => text.slice(start, end);
  return written(only.value) === written(message);
}
