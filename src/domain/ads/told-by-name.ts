import { matchesOf } from '#src/lib/matches.ts';
import { type Finding, findingOf } from '../moderation/index.ts';
import { isGiven } from '../names/index.ts';

/** What an ad tells of somebody by name: why they left or are away. Nobody agreed to that being public. */

const NAME = String.raw`(?<name>\p{Lu}[\p{L}'’-]+(?: (?:(?:de|van|der|den|da|di|la|le|von|bin|al|el) )*\p{Lu}[\p{L}'’-]*\.?){0,3})`;
const HEALTH = String.raw`(?:chemo\p{L}*|radio(?:therapy)|cancer|tumou?r|(?:a )?(?:mini-?)?strokes?|(?:a )?heart (?:attack|surgery|trouble|problems?|condition)|surgery|(?:an? )?(?:\p{L}+ )?operation|depression|anxiety|(?:a )?(?:nervous )?breakdown|burn-?out|(?:an? )?(?:\p{L}+ )?(?:illness|diagnosis|injury|miscarriage|treatment|disease)|rehab|dialysis|long covid|(?:ill|poor|mental|his|her|their) health|sick(?:ness)?(?: leave)?|stress(?: leave)?|long-?term sick|(?:a )?hip replacement|(?:a )?(?:bad|dodgy|broken) (?:back|hip|knee|leg|heart)|krebs\p{L}*|chemotherapie|krankheit|depression(?:en)?|schlaganfall|herzinfarkt|burn-?out|krank(?:geschrieben)?|cancer|chimio\p{L}*|maladie|arrêt(?: maladie)?|dépression|avc|cáncer|quimio\p{L}*|baja(?: médica)?|depresión|ictus|infarto|kanker|chemo|ziekte\p{L}*|ziek|beroerte)`;
const LEAVE = String.raw`(?:(?:maternity|paternity|parental|adoption|mat|pat|family|carer['’]?s|compassionate|bereavement)[ -](?:leave|cover)|mutterschutz|elternzeit|congé (?:de )?(?:maternité|parental)|baja (?:por )?maternidad|permiso (?:de|por) (?:maternidad|paternidad)|zwangerschapsverlof|ouderschapsverlof|maternità|föräldraledig|pregnan\p{L}*|expecting|having (?:a|her|their) baby)`;
const BE = String.raw`(?: (?:is|was|has been|had been|will be|goes|went|has gone|will go|has|had|ist|war|est|était|está|estuvo|è|era)|['’](?:s|ll be))`;
const AWAY = String.raw`(?: (?:left|retired|resigned|away|off|out|gone|leaving|retiring|going|stepp(?:ed|ing)|down|back|finished|finishing|passed|died|quit|early|currently|now|about|to|go|be|still|home|signed|unwell|us|the (?:role|team|business|firm|company|job|post)|suddenly|recently|ging|ausgefallen|weg|parti[e]?|partie|se fue|dejó|se marchó|vertrok|andata|andato))`;
const OF = String.raw`(?: (?:after|with|on|for|because of|due to|following|through|from|having|into|recovering from|wegen|nach|in|après|en|pour|tras|por|de|met|na|wegens|aan)(?: (?:a|an|the|her|his|their|some|another|einer|einem|son|sa|un|une|una|su|zijn|haar|een))?(?: \p{L}+)?)`;
/** "…, who is on", "left after", "is off with": how what keeps somebody away is said. */
const HOW = String.raw`(?:,? who)?(?:${BE}?${AWAY}{1,4}${OF}?|${BE}${AWAY}{0,4}${OF}|(?: (?:is|was|had|has had|suffered|has)|['’]s)(?: an?)?)`;
const TOLD = new RegExp(
  String.raw`(?<!\p{L})${NAME}(?:, (?:our|the|your|my)[^,.;]{2,30},|,)?${HOW} (?<why>${HEALTH}|${LEAVE})(?!\p{L})`,
  'gu',
);
const IS_LEAVE = new RegExp(`^${LEAVE}$`, 'u');

/** Whether words name a person: a given name that begins a name of two parts or stands alone. */
const isPerson = (name: string): boolean => isGiven((name.split(' ')[0] ?? '').toLowerCase());

/** Findings of what texts tell of somebody by name that keeps or kept them away: health, a child, care. They wait for a person. */
export const toldByName = (
  texts: Iterable<readonly [field: string, text: string | null | undefined]>,
): Finding[] =>
  [...texts].flatMap(([field, text]) =>
    [...matchesOf(TOLD, text ?? '')].flatMap(({ index, 0: words, groups }) => {
      const { name = '', why = '' } = groups ?? {};
      if (!isPerson(name)) return [];
      const about = IS_LEAVE.test(why) ? 'pregnancy' : 'disability_or_health';
      return [
        {
          ...findingOf(about, field, { text: words, start: index, end: index + words.length }),
          verdict: 'held' as const,
          reason: 'Tells of somebody by name why they left or are away.',
          rewording: 'Leave the person out: say for how long the role is, or that it is cover',
        },
      ];
    }),
  );
