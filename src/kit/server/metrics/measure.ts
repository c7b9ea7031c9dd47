import { Counter, Gauge, type Registry } from 'prom-client';

/** One metric. Labels are few and never a person, a record or something typed. */
export interface Measure {
  readonly name: string;
  readonly kind: 'gauge' | 'counter';
  readonly help: string;
  /** The names of its labels. */
  readonly labels?: readonly string[];
  /** Its current samples; called at each scrape. */
  readonly read: () => readonly Sample[] | Promise<readonly Sample[]>;
}

export interface Sample {
  readonly value: number;
  readonly labels?: Readonly<Record<string, string>>;
}

/** A gauge of one value, omitted while there is none. */
export function gauge(
  name: string,
  help: string,
  read: () => number | undefined | Promise<number | undefined>,
): Measure {
  const samples = async () => {
    const value = await read();
    return value === undefined ? [] : [{ value }];
  };
  return { name, kind: 'gauge', help, read: samples };
}

/** Makes a registry read these metrics at each scrape; what is not available at the moment is left out. */
export function watch(registry: Registry, measures: readonly Measure[]): void {
  for (const { kind, name, help, labels = [], read } of measures) {
    const facts = { name, help, labelNames: [...labels], registers: [registry] };
    if (kind === 'gauge') {
      const told: Gauge = new Gauge({
        ...facts,
        collect: () => retell(told, { labels, read }, (...sample) => told.set(...sample)),
      });
    } else {
      const told: Counter = new Counter({
        ...facts,
        collect: () => retell(told, { labels, read }, (...sample) => told.inc(...sample)),
      });
    }
  }
}

async function retell(
  told: Pick<Gauge | Counter, 'reset' | 'remove'>,
  { labels, read }: Required<Pick<Measure, 'labels' | 'read'>>,
  tell: (labels: Record<string, string>, value: number) => void,
): Promise<void> {
  const samples = await samplesOf(read);
  told.reset();
  // Without labels a reset leaves 0, which would look like a value.
  if (labels.length === 0) told.remove();
  for (const sample of samples) tell(sample.labels ?? {}, sample.value);
}

async function samplesOf(read: Measure['read']): Promise<readonly Sample[]> {
  try {
    return await read();
  } catch {
    return [];
  }
}
