import type { CallToolResult } from '@modelcontextprotocol/server';
import { drawnOf, NO_CHART, pngOf } from '#src/adapters/charts/index.ts';
import { wantsChart } from '#src/domain/questions/index.ts';

/** Images of one result at most: each is up to 60 kB. */
const MOST_CHARTS = 4;

/** A read that was made: what was asked, and its data as the credential is shown it. */
interface Read {
  input: unknown;
  data: unknown;
}

/** A result with the charts of its reads as images, where `chart: true` or the words of a question asked for them. */
export async function withCharts(answer: CallToolResult, reads: readonly Read[]): Promise<CallToolResult> {
  const asked = reads.filter(({ input, data }) => asksForChart(input) && isData(data));
  if (asked.length === 0) return answer;
  const drawn = asked.slice(0, MOST_CHARTS).flatMap(({ data }) => drawnOf(data) ?? []);
  const images = await Promise.all(
    drawn.map(async (one) => ({
      type: 'image' as const,
      data: (await pngOf(one)).toString('base64'),
      mimeType: 'image/png',
    })),
  );
  const notes = [
    images.length > 0 ? `${images.length === 1 ? 'A chart is' : 'Charts are'} beside this as PNG.` : '',
    asked.length > drawn.length && asked.length <= MOST_CHARTS ? NO_CHART : '',
    asked.length > MOST_CHARTS ? `Only the first ${MOST_CHARTS} are drawn in one call.` : '',
  ];
  return withNote({ ...answer, content: [...answer.content, ...images] }, notes.filter(Boolean).join(' '));
}

const asksForChart = (input: unknown): boolean =>
  input !== null && typeof input === 'object' && wantsChart(input);

const isData = (data: unknown): boolean =>
  data !== null && typeof data === 'object' && 'columns' in data && 'rows' in data;

/** Says something more at the end of the text, and in the note of the structure. */
function withNote(answer: CallToolResult, note: string): CallToolResult {
  const [first, ...others] = answer.content;
  const before = (answer.structuredContent as { note?: unknown } | undefined)?.note;
  return {
    ...answer,
    ...(answer.structuredContent === undefined
      ? {}
      : {
          structuredContent: {
            ...answer.structuredContent,
            note: typeof before === 'string' ? `${before} ${note}` : note,
          },
        }),
    content:
      first?.type === 'text' ? [{ ...first, text: `${first.text}\n${note}` }, ...others] : answer.content,
  };
}
