import { expect, it } from 'vitest';
import { stepsShown } from '#src/cli/steps.ts';

/** What is shown of 40 steps of three tables, on a terminal or elsewhere. */
function shown(terminal: boolean, json = false): { drawn: string[]; said: string[] } {
  const drawn: string[] = [];
  const said: string[] = [];
  const redraw = terminal ? (text: string) => void drawn.push(text) : null;
  const step = stepsShown({ redraw, say: (line) => void said.push(line), json }, 'rows');
  for (let done = 0; done <= 40; done += 1)
    step({ doing: 'Copying', what: done < 20 ? 'clients' : done < 40 ? 'jobs' : 'events', done, total: 40 });
  return { drawn, said };
}

it('draws a bar that grows in one line of a terminal, to its end, and says no line beside it', () => {
  const { drawn, said } = shown(true);
  expect(drawn[0]).toBe(`Copying [${'-'.repeat(30)}] 0 %  clients`);
  expect(drawn.at(-1)).toBe(`Copying [${'#'.repeat(30)}] 100 %  events\n`);
  expect(drawn.slice(0, -1).filter((text) => text.includes('\n'))).toEqual([]);
  expect(said).toEqual([]);
});

it('says a line for each part where no terminal is, or where a program reads', () => {
  const lines = [
    'Copying clients (0 of 40 rows)',
    'Copying jobs (20 of 40 rows)',
    'Copying events (40 of 40 rows)',
  ];
  expect(shown(false)).toEqual({ drawn: [], said: lines });
  expect(shown(true, true)).toEqual({ drawn: [], said: lines });
});
