/** A line as people write it, where it is published, what kind of text it stands in, and why it is lawful or not. */
interface Written {
  place: string;
  kind: 'ad' | 'criteria' | 'pitch';
  text: string;
  reason: string;
}

/** Reads `place kind | line | reason`, one a row. @throws Error where a row has another form */
export const written = (rows: string): Written[] =>
  rows
    .trim()
    .split('\n')
    .map((row) => {
      const [head = '', text, reason, ...rest] = row.split(' | ');
      const [place, kind] = head.split(' ');
      if (!place || !text || !reason || rest.length > 0) throw new Error(`not a line: ${row}`);
      if (kind !== 'ad' && kind !== 'criteria' && kind !== 'pitch') throw new Error(`not a kind: ${row}`);
      return { place, kind, text, reason };
    });
