import { useQuery } from '@tanstack/react-query';
import { call, type Refusal } from '#kit/web/call';
import { type AccountStatement, readStatement } from './account-statement.contract';

/** The person and the days of a statement, by the parameters of the address; without a person, the reader's own. */
export interface StatementAsked {
  readonly studentID?: string;
  readonly customerID?: string;
  readonly from?: string;
  readonly to?: string;
}

/** The statement of account of a person. */
export function useStatement(asked: StatementAsked) {
  return useQuery<AccountStatement, Refusal>({
    queryKey: [readStatement.path, asked],
    queryFn: ({ signal }) => call(readStatement, { query: { ...asked }, signal }),
  });
}
