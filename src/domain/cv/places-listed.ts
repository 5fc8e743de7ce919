import { isState, placeIn } from './vocabulary.ts';

const AND = /\s*(?:;|\s(?:and|&|\/|then|und|et|y|e|en|och|og|[–-])\s)\s*/u;
const IN_STATE = /^\p{Lu}[\p{L}’'. -]+, ?([^,]{2,20})$/u;
const MOST = 4;

const isOne = (text: string): boolean =>
  placeIn(text) !== null || isState(IN_STATE.exec(text)?.[1]?.trim() ?? '');

/** Whether a text is several places and nothing else, whatever words their names have: "Savannah, GA and Hilton Head, SC". */
export function namesPlaces(text: string): boolean {
  const parts = text.split(AND);
  return parts.length > 1 && parts.length <= MOST && parts.every(isOne);
}
