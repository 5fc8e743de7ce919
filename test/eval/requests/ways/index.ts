import { BRIEF_DESK } from './brief-desk.ts';
import { BRIEF_HOUSE } from './brief-house.ts';
import { CANDIDATES } from './candidates.ts';
import { CLIENT_WORK } from './client-work.ts';
import { CLIENTS } from './clients.ts';
import { CONTRAST } from './contrast.ts';
import { DEALS } from './deals.ts';
import { HOUSE } from './house.ts';
import { JOBS } from './jobs.ts';
import { SCENES_CLIENTS } from './scenes-clients.ts';
import { SCENES_DEALS } from './scenes-deals.ts';
import { SCENES_HOUSE } from './scenes-house.ts';
import { SCENES_PEOPLE } from './scenes-people.ts';
import { SITUATIONS_CLIENTS } from './situations-clients.ts';
import { SITUATIONS_DEALS } from './situations-deals.ts';
import { SITUATIONS_HOUSE } from './situations-house.ts';
import { SITUATIONS_PEOPLE } from './situations-people.ts';
import { UNDONE } from './undone.ts';

/** More ways in which people ask for each action than the catalogue holds: the classifier of requests is made of them too. */
export const WAYS: readonly (readonly [action: string, sentence: string])[] = [
  ...CONTRAST,
  ...[
    CLIENTS,
    CANDIDATES,
    JOBS,
    CLIENT_WORK,
    DEALS,
    HOUSE,
    BRIEF_DESK,
    BRIEF_HOUSE,
    SITUATIONS_PEOPLE,
    SITUATIONS_CLIENTS,
    SITUATIONS_DEALS,
    SITUATIONS_HOUSE,
    SCENES_PEOPLE,
    SCENES_CLIENTS,
    SCENES_DEALS,
    SCENES_HOUSE,
    UNDONE,
  ]
    .flatMap((ways) => Object.entries(ways))
    .flatMap(([action, sentences]) =>
      sentences.split(/;\s+/).map((sentence): [string, string] => [action, sentence.trim()]),
    ),
];
