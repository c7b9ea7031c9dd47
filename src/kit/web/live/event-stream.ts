/** One event of a stream: its name, its id if it has one, and its data as text. */
export interface StreamEvent {
  readonly name: string;
  readonly id: string | undefined;
  readonly data: string;
}

/**
 * A function that returns the events of a stream's text as it comes (text/event-stream of the HTML standard, as far as
 * our server uses it).
 */
export function eventReader(): (piece: string) => StreamEvent[] {
  let rest = '';
  return (piece) => {
    const blocks = (rest + piece).replaceAll('\r\n', '\n').split('\n\n');
    rest = blocks.pop() ?? '';
    return blocks.flatMap(eventIn);
  };
}

function eventIn(block: string): StreamEvent[] {
  const said = new Map<string, string>();
  for (const line of block.split('\n')) {
    const [, name = '', value = ''] = /^([^:]+)(?:: ?(.*))?$/.exec(line) ?? [];
    // A line that begins with a colon is only a keep-alive.
    if (name !== '') said.set(name, name === 'data' && said.has('data') ? `${said.get('data')}\n${value}` : value);
  }
  const data = said.get('data');
  return data === undefined ? [] : [{ name: said.get('event') ?? 'message', id: said.get('id'), data }];
}
