/** @jsxImportSource hono/jsx */
import type { Rendered } from '../pages/page.tsx';
import { AreaPage } from './area-page.tsx';
import { reference } from './reference.ts';
import { FoundPage, StartPage } from './start-page.tsx';

const whole = async (html: Rendered): Promise<string> => `<!doctype html>${await html.toString()}`;

/** The first page of the documentation. @param url the address that is served */
export const startPage = (url: string): Promise<string> =>
  whole(<StartPage reference={reference()} url={url} />);

/** What is found for some words. */
export const foundPage = (words: string): Promise<string> =>
  whole(<FoundPage reference={reference()} words={words} />);

/** The page of an area; null where there is none of that name. */
export async function areaPage(name: string, url: string): Promise<string | null> {
  const known = reference();
  const area = known.areas.find((one) => one.name === name);
  if (area === undefined) return null;
  return whole(<AreaPage area={area} records={known.records(area.operations)} url={url} />);
}
