import { type Finding, isNode, nameOf, nodeFindings, type Sources } from './source';

/**
 * Effects that return what a browser's own function returns: React calls it when the effect ends, and a function that returns nothing
 * today may return a promise tomorrow (`scrollIntoView` did, and whole pages broke).
 */
export function effectFindings(sources: Sources): Finding[] {
  return nodeFindings(
    sources,
    (path) => path.endsWith('.ts') || path.endsWith('.tsx'),
    (_source, node) => {
      if (node.type !== 'CallExpression' || !/^use(Layout)?Effect$/.test(nameOf(node.callee) ?? '')) return undefined;
      const [effect] = Array.isArray(node.arguments) ? node.arguments.filter(isNode) : [];
      let body = effect?.type === 'ArrowFunctionExpression' ? effect.body : undefined;
      if (isNode(body) && body.type === 'ChainExpression') body = body.expression;
      const isMethods = isNode(body) && body.type === 'CallExpression' && isNode(body.callee);
      return isMethods && isNode(body) && isNode(body.callee) && body.callee.type === 'MemberExpression'
        ? 'an effect that answers what a method does'
        : undefined;
    },
  );
}
