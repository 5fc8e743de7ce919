import type { Reading } from './item.ts';
import { type Said, stretchOf } from './plain-text.ts';
import { on } from './query.ts';

const FIELD = '(?<field>\\p{L}[\\p{L}&-]*(?: (?:and |& )?\\p{L}[\\p{L}-]*)?)';
const SECTOR = '(?:sectors?|industr(?:y|ies))';
const CLIENTS = '(?:clients?|customers?|companies|firms)';
const OF_CLIENTS: readonly RegExp[] = [
  `(?:(?:with|for|at|from) )?(?:(?:our|any|the|some|all) )?${CLIENTS} (?:(?:that|who|which|are|is|working|operating) )*(?:in|from|of) (?:the )?${FIELD} ${SECTOR}`,
  `(?:(?:with|for|at|from) )?(?:(?:our|any|the|some|all) )?${FIELD} ${SECTOR} ${CLIENTS}`,
].map((words) => new RegExp(`(?<![\\p{L}\\p{N}-])${words}(?![\\p{L}\\p{N}])`, 'giu'));

/** Reads in which business clients are: "with clients in the legal sector", where the word alone would be one of a job's name. */
export function fieldsOfClients(said: Said): Reading[] {
  const found: Reading[] = [];
  for (const pattern of OF_CLIENTS)
    for (const match of said.each(pattern)) {
      const field = match.groups?.field?.toLowerCase() ?? '';
      if (field === '' || /^(?:any|every|each|same|other|all|whole|private|public)\b/.test(field)) continue;
      said.blot(stretchOf(match));
      found.push({ ...stretchOf(match), conditions: [on('industry', { values: [field] })] });
    }
  return found;
}

const CLIENT_BEHIND =
  /^ (?:clients?|customers?)(?! (?:interviews?|meetings?|sides?|services?|managers?|partners?|names?|relations|success|care|accounts?|director|executive)\b)(?![\p{L}'-])/iu;

/** "Legal client, live": in which business the client is, where the word by itself is of a job's name. */
export const isOfClient = (said: Said, end: number): boolean => CLIENT_BEHIND.test(said.text.slice(end));
