import type { BodyOf } from '#kit/contract/endpoint';
import { answerOf, type Query, send } from '#kit/web/call';
import type { Page } from '#kit/web/use-entity';
import { type Attendance, type AttendanceReport, attendanceReport } from './attendance.contract';

/** A page of a student's records, with how often the student was there and was not. */
export async function readReport(
  body: BodyOf<typeof attendanceReport>,
  query: Query,
  signal: AbortSignal | undefined,
): Promise<Page<Attendance>> {
  const { method, path } = attendanceReport;
  const response = await send({ method, path, query, body, signal });
  const { attendenceData, totalAtt, totalpresent, totalupsent } = await answerOf<AttendanceReport>(response);
  return {
    rows: attendenceData,
    count: Number(response.headers.get('x-total-count') ?? attendenceData.length),
    totals: { totalAtt, totalpresent, totalupsent },
  };
}
