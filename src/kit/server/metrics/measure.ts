/** One thing that is watched. Labels are few and never a person, a record or what somebody typed. */
export interface Measure {
  readonly name: string;
  readonly kind: 'gauge' | 'counter' | 'histogram';
  readonly help: string;
  /** What it is now; asked at each reading. */
  readonly read: () => readonly Sample[] | Promise<readonly Sample[]>;
}

export interface Sample {
  readonly value: number;
  readonly labels?: Readonly<Record<string, string>>;
  /** Of a histogram: _bucket, _sum or _count. */
  readonly part?: string;
}

/** A gauge of one value; nothing is said where there is none. */
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

/** The text that Prometheus reads. What cannot be told at the moment is left out. */
export async function written(measures: readonly Measure[]): Promise<string> {
  let text = '';
  for (const { name, kind, help, read } of measures) {
    const samples = await samplesOf(read);
    if (samples.length > 0) text += `# HELP ${name} ${help}\n# TYPE ${name} ${kind}\n`;
    for (const { part = '', labels, value } of samples) text += `${name}${part}${inBraces(labels)} ${value}\n`;
  }
  return text;
}

async function samplesOf(read: Measure['read']): Promise<readonly Sample[]> {
  try {
    return await read();
  } catch {
    return [];
  }
}

function inBraces(labels: Sample['labels']): string {
  if (labels === undefined) return '';
  const pairs = Object.entries(labels).map(([name, value]) => `${name}="${value.replace(/[\\"\n]/g, '_')}"`);
  return `{${pairs.join(',')}}`;
}
