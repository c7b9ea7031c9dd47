import { t } from '#kit/contract/language';
import { isObject } from '#kit/contract/parse';
import type { Call } from '#kit/server/call';
import { refuse, refuseField, refuseInvalid } from '#kit/server/refusal';
import { readSent } from '#kit/server/routes/sent';
import { versionOf } from '#kit/server/write/asked';
import { mostScores, score, type ScoreStatus } from './score.contract';

/** A score as it was sent, with the version that was seen. */
export interface SentScore {
  /** Names its fields in messages: `items.3.score`. */
  readonly at: (field: string) => string;
  readonly _id: string;
  readonly assessmentID: string;
  readonly studentID: string;
  readonly scoreStatus: ScoreStatus;
  readonly score: number | null;
  readonly remark: string | null;
  readonly reason: string | null;
  readonly __v: number | undefined;
}

/** The scores of a body: an array of them, one object with `items`, or a single score. */
export function scoresOf(call: Call, body: unknown): SentScore[] {
  const rows = rowsOf(body);
  if (rows.length === 0) refuse(400, t('Enter scores'));
  if (rows.length > mostScores) refuse(400, t('At most {count} records a call', { count: mostScores }));
  const problems: Record<string, string> = {};
  const seen = new Set<string>();
  const scores = rows.flatMap(({ row, path }): SentScore[] => {
    const at = (field: string) => (path === '' ? field : `${path}.${field}`);
    const read = readSent(call, score, row);
    if (!read.ok) {
      for (const [field, message] of Object.entries(read.errors)) problems[at(field)] = message;
      return [];
    }
    const {
      _id,
      assessmentID,
      studentID,
      scoreStatus = 'scored',
      score: reached = null,
      remark = null,
      reason = null,
    } = read.value;
    const key = `${assessmentID} ${studentID}`;
    if (seen.has(key)) problems[at('studentID')] = t('This student is listed twice');
    seen.add(key);
    return [{ at, _id, assessmentID, studentID, scoreStatus, score: reached, remark, reason, __v: versionOf(row) }];
  });
  refuseInvalid(problems);
  return scores;
}

function rowsOf(body: unknown): readonly { readonly row: unknown; readonly path: string }[] {
  if (Array.isArray(body)) return body.map((row: unknown, index) => ({ row, path: String(index) }));
  if (!isObject(body) || body.items === undefined) return [{ row: body, path: '' }];
  if (!Array.isArray(body.items)) return refuseField(400, 'items', t('items is a list'));
  const unknown = Object.keys(body).filter((name) => name !== 'items');
  refuseInvalid(Object.fromEntries(unknown.map((name) => [name, t('Unknown field {name}', { name })])));
  return body.items.map((row: unknown, index) => ({ row, path: `items.${index}` }));
}
