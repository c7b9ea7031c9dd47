declare module 'pg/lib/utils.js' {
  const utils: {
    /** A value as PostgreSQL is sent it: bytes as bytes, everything else as text. */
    prepareValue(value: unknown): string | Buffer | null;
  };
  export default utils;
}
