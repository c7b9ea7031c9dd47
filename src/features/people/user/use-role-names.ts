import { useMemo } from 'react';
import { useOptions } from '#kit/web/use-options';
import { roleWords } from '#house/role/role-name.rules';
import { builtInRoles, role } from '#features/people/role/role.contract';

/** The roles by name, as a closed list that a form can offer. */
export function useRoleNames(): Readonly<Record<string, string>> {
  const { data } = useOptions(role.path, '', {}, 'now');
  return useMemo(() => {
    const names = data?.map(({ label }) => label) ?? builtInRoles;
    return Object.fromEntries(names.map((name) => [name, roleWords(name)]));
  }, [data]);
}
