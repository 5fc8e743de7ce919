import { Tokenizer } from 'htmlparser2';

/** Hears what a page consists of, in its order. Names are in lower case, entities are decoded. */
export interface TagListener {
  open(name: string, attributes: ReadonlyMap<string, string>): void;
  text(text: string): void;
  close(name: string): void;
}

/**
 * Reads the tags of a page. Nothing keeps which elements are open: the stack of htmlparser2's Parser moves as a whole with
 * each tag, so that a page of nested elements costs the square of its length.
 */
export function readTags(html: string, listener: TagListener): void {
  let name = '';
  let attribute = '';
  let value = '';
  let attributes = new Map<string, string>();
  const word = (start: number, end: number): string => html.slice(start, end).toLowerCase();
  const opened = (): void => listener.open(name, attributes);
  const nothing = (): void => {};
  const tokenizer = new Tokenizer(
    { xmlMode: false, decodeEntities: true },
    {
      onopentagname(start, end) {
        name = word(start, end);
        attributes = new Map();
      },
      onattribname(start, end) {
        attribute = word(start, end);
        value = '';
      },
      onattribdata(start, end) {
        value += html.slice(start, end);
      },
      onattribentity(codePoint) {
        value += String.fromCodePoint(codePoint);
      },
      onattribend() {
        if (!attributes.has(attribute)) attributes.set(attribute, value);
      },
      onopentagend: opened,
      // HTML ignores the slash.
      onselfclosingtag: opened,
      onclosetag: (start, end) => listener.close(word(start, end)),
      ontext: (start, end) => listener.text(html.slice(start, end)),
      ontextentity: (codePoint) => listener.text(String.fromCodePoint(codePoint)),
      oncdata: nothing,
      oncomment: nothing,
      ondeclaration: nothing,
      onprocessinginstruction: nothing,
      onend: nothing,
    },
  );
  tokenizer.write(html);
  tokenizer.end();
}
