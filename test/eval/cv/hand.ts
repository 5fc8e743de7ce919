import { bullets, columns, heading, type Page, p, picture, table } from './fodt.ts';

/**
 * A page that was written by hand instead of being set by a layout, a line a paragraph: `# ` and `## ` are headings with
 * the style of one, `! ` the name, `> ` centred, `* ` a bullet, `~ ` small print, `^ ` has space above; `|| 4 13` begins a
 * table whose rows begin with `| `, `[[ 5 12` one row of which each cell is lines up to `---` or `]]`; `{{` and `}}`
 * enclose two columns of running text; `PIC title | description` is a picture; `= ` has tab stops from the left; `HEAD ` and `FOOT ` stand on each page.
 */
export function handSet(page: string): Page {
  const lines = page.replace(/^\n|\n\s*$/g, '').split('\n');
  const head = lines.find((line) => line.startsWith('HEAD '))?.slice(5);
  const foot = lines.find((line) => line.startsWith('FOOT '))?.slice(5);
  return {
    body: block(lines.filter((line) => !/^(HEAD|FOOT) /.test(line))),
    ...(head !== undefined && { header: p(head, 'Small') }),
    ...(foot !== undefined && { footer: p(foot, 'Small') }),
  };
}

const widths = (line: string): number[] => line.slice(3).trim().split(' ').map(Number);

function paragraph(line: string): string {
  const [mark, text] = [line.slice(0, 2), line.slice(2)];
  if (mark === '# ') return heading(text);
  if (mark === '! ') return p(text, 'Name');
  if (mark === '> ') return p(text, 'Centre');
  if (mark === '~ ') return p(text, 'Small');
  if (mark === '^ ') return p(text, 'Spaced');
  if (mark === '= ') return p(text, 'Stopped');
  if (line.startsWith('PIC ')) {
    const [title = '', description = ''] = line.slice(4).split(' | ');
    return picture(title, description);
  }
  if (line.startsWith('## ')) return heading(line.slice(3), 2);
  return p(line, line.includes('\t') ? 'Tabbed' : 'Standard');
}

function block(lines: readonly string[]): string {
  const out: string[] = [];
  for (let at = 0; at < lines.length; at += 1) {
    const line = lines[at] ?? '';
    const until = (end: (line: string) => boolean): string[] => {
      const rest = lines.slice(at + 1);
      const stop = rest.findIndex(end);
      const taken = stop < 0 ? rest : rest.slice(0, stop);
      at += taken.length;
      return taken;
    };
    if (line.startsWith('* '))
      out.push(bullets([line, ...until((one) => !one.startsWith('* '))].map((one) => one.slice(2))));
    else if (line.startsWith('|| ')) {
      const rows = until((one) => !one.startsWith('| '));
      out.push(
        table(
          widths(line),
          rows.map((row) =>
            row
              .slice(2)
              .split(' | ')
              .map((cell) => block(cell.trim().split('\\'))),
          ),
        ),
      );
    } else if (line.startsWith('[[ ')) {
      const cells = until((one) => one === ']]')
        .join('\n')
        .split('\n---\n');
      at += 1;
      out.push(table(widths(line), [cells.map((cell) => block(cell.split('\n')))]));
    } else if (line === '{{') {
      out.push(columns(block(until((one) => one === '}}'))));
      at += 1;
    } else out.push(paragraph(line));
  }
  return out.join('');
}
