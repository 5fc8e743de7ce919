import { roles, type Term } from '../../../lexicon/terms.ts';

/** Programs and languages by which data is worked on, and the last words of the trades that are called after them. */
const TOOL =
  /^(?:(?:t |pl |ms |my)?sql|tableau|power ?bi|looker|qlik(?: ?view| sense)?|snowflake|databricks|alteryx|dbt|bigquery|sas|spss)$/;
const TRADE = /^(?:analyst|specialist)$/;
const OF_DATA = 'data_professional';

/**
 * "SQL analysts": a program and a trade, of which both are asked: who knows the one and is the other is one of them, whatever the
 * title is called after.
 * @param length how many of the words the title takes
 */
export function isOfDataTool(
  texts: readonly string[],
  at: number,
  { value, length }: { value: Term; length: number },
): boolean {
  const last = texts[at + length - 1] ?? '';
  const tool = texts.slice(at, at + length - 1).join(' ');
  const isTrade = TRADE.test(last) || TRADE.test(last.replace(/s$/, ''));
  return isTrade && TOOL.test(tool) && roles().byId.get(value.id)?.implies.includes(OF_DATA) === true;
}
