import { type Finding, isNode, nameOf, type Node, nodeFindings, type Source, type Sources } from './source';

/** The file that defines what is left to pay, for amounts and in SQL. */
const formula = 'src/features/ledger/debt/debt.rules.ts';

/** The names of the amount paid: `paid`, `feePaid`, `d."AmountPaid"`, `sum(r.paid)`. */
const paid = /paid/i;

/** SQL that takes away what is paid: `- "feePaid"`, `- coalesce(sum(r.paid), 0)`, `- ${sql.ref(debt.paid)}`. */
const paidTakenAway = /[\w")}]\s+-\s+[\w."'${(]*paid/i;

/** Places that calculate the amount left to pay by anything but the one formula. */
export function balanceFindings(sources: Sources): Finding[] {
  return nodeFindings(
    sources,
    (path) => path !== formula,
    (source, node) => (takesPaidAway(source, node) ? 'What is left to pay is said by leftToPay alone' : undefined),
  );
}

function takesPaidAway(source: Source, node: Node): boolean {
  if (node.type === 'BinaryExpression' && node.operator === '-') return isPaid(source, node.right);
  if (node.type === 'CallExpression' && nameOf(node.callee) === 'minus' && Array.isArray(node.arguments))
    return isPaid(source, node.arguments[1]);
  const isText = node.type === 'TemplateLiteral' || (node.type === 'Literal' && typeof node.value === 'string');
  return isText && paidTakenAway.test(textOf(source, node));
}

function isPaid(source: Source, node: unknown): boolean {
  return isNode(node) && paid.test(textOf(source, node));
}

const textOf = ({ text }: Source, { start, end }: Node) => text.slice(start, end);
