import { useMemo } from 'react';
import type { Entity } from '#kit/contract/entity';
import { type Column, toldColumn } from '#kit/web/list/column';
import type { Screen } from '#house/menu/menu.contract';
import { useScreens } from '#house/session/use-screens';

/** A field that slices tell in the list of another, and the screens any of which is enough to see it. */
export interface ToldBy {
  readonly name: string;
  readonly by: readonly Screen[];
}

/** The props that the product passes to a list. */
export interface ToldProps {
  readonly told: readonly ToldBy[];
}

/** The columns of what the reader may be told in a list. */
export function useTold(of: Entity, told: readonly ToldBy[]): readonly Column<object>[] {
  const screens = useScreens();
  return useMemo(
    () => told.filter(({ by }) => by.some(({ path }) => screens.has(path))).map(({ name }) => toldColumn(of, name)),
    [of, told, screens],
  );
}
