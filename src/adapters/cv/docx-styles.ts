import { SaxesParser } from 'saxes';

/** Text properties: of the run, else of its style, else of the document. */
export interface Look {
  bold: boolean | null;
  size: number | null;
  vanish: boolean;
  colour: string | null;
  shade: string | null;
}
export const PLAIN: Look = { bold: null, size: null, vanish: false, colour: null, shade: null };

/** What the styles of a document say. */
export interface Styles {
  looks: Map<string, Look>;
  headings: Set<string>;
  size: number;
}

interface Handlers {
  open?(name: string, attributes: Record<string, string>): void;
  text?(text: string): void;
  close?(name: string): void;
}

/** Walks an XML document by local names. Custom entities are not expanded. */
export function parse(part: Buffer, handlers: Handlers): void {
  const parser = new SaxesParser({ fragment: false });
  const local = (name: string): string => name.slice(name.indexOf(':') + 1);
  parser.on('opentag', ({ name, attributes }) => {
    const plain: Record<string, string> = {};
    for (const [key, value] of Object.entries(attributes)) plain[local(key)] = String(value);
    handlers.open?.(local(name), plain);
  });
  parser.on('text', (text) => handlers.text?.(text));
  parser.on('closetag', ({ name }) => handlers.close?.(local(name)));
  parser.on('error', (error) => {
    throw error;
  });
  parser.write(part.toString('utf8')).close();
}

const isOn = (value: string | undefined): boolean =>
  value === undefined || !/^(?:0|false|off|none)$/i.test(value);

/** Takes over a property that an element sets. */
export function look(into: Look, name: string, attributes: Record<string, string>): void {
  if (name === 'b') into.bold = isOn(attributes.val);
  if (name === 'sz') into.size = Number(attributes.val) / 2;
  if (name === 'vanish' || name === 'webHidden') into.vanish = isOn(attributes.val);
  if (name === 'color') into.colour = attributes.val ?? null;
  if (name === 'shd') into.shade = attributes.fill ?? null;
  if (name === 'highlight') into.shade = attributes.val === 'none' ? null : (attributes.val ?? null);
}

/** The styles of a document. */
export function stylesOf(part: Buffer | undefined): Styles {
  const styles: Styles = { looks: new Map(), headings: new Set(), size: 11 };
  if (part === undefined) return styles;
  let id = '';
  let within: Look = { ...PLAIN };
  let defaults = false;
  parse(part, {
    open(name, attributes) {
      if (name === 'docDefaults') defaults = true;
      if (name === 'style') {
        id = attributes.styleId ?? '';
        within = { ...PLAIN };
      }
      if (defaults && name === 'sz') styles.size = Number(attributes.val) / 2;
      look(within, name, attributes);
      if (
        id !== '' &&
        (name === 'outlineLvl' ||
          (name === 'name' && /^(?:heading|title|section)/i.test(attributes.val ?? '')))
      )
        styles.headings.add(id);
    },
    close(name) {
      if (name === 'docDefaults') defaults = false;
      if (name === 'style') {
        styles.looks.set(id, within);
        id = '';
      }
    },
  });
  return styles;
}
