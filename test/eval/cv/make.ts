import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { BY_HAND_EIGHTEENTH } from './by-hand-eighteenth.ts';
import { BY_HAND_EIGHTH } from './by-hand-eighth.ts';
import { BY_HAND_EIGHTIETH } from './by-hand-eightieth.ts';
import { BY_HAND_EIGHTY_FIFTH } from './by-hand-eighty-fifth.ts';
import { BY_HAND_EIGHTY_FIRST } from './by-hand-eighty-first.ts';
import { BY_HAND_EIGHTY_FOURTH } from './by-hand-eighty-fourth.ts';
import { BY_HAND_EIGHTY_SECOND } from './by-hand-eighty-second.ts';
import { BY_HAND_EIGHTY_THIRD } from './by-hand-eighty-third.ts';
import { BY_HAND_ELEVENTH_CLOSED } from './by-hand-eleventh-closed.ts';
import { BY_HAND_ENGLISH } from './by-hand-english.ts';
import { BY_HAND_FIFTEENTH } from './by-hand-fifteenth.ts';
import { BY_HAND_FIFTH } from './by-hand-fifth.ts';
import { BY_HAND_FIFTIETH } from './by-hand-fiftieth.ts';
import { BY_HAND_FIFTY_EIGHTH_REST } from './by-hand-fifty-eighth-rest.ts';
import { BY_HAND_FIFTY_FIFTH } from './by-hand-fifty-fifth.ts';
import { BY_HAND_FIFTY_FIRST_REST } from './by-hand-fifty-first-rest.ts';
import { BY_HAND_FIFTY_FOURTH_REST } from './by-hand-fifty-fourth-rest.ts';
import { BY_HAND_FIFTY_NINTH_REST } from './by-hand-fifty-ninth-rest.ts';
import { BY_HAND_FIFTY_SECOND_REST } from './by-hand-fifty-second-rest.ts';
import { BY_HAND_FIFTY_SEVENTH } from './by-hand-fifty-seventh.ts';
import { BY_HAND_FIFTY_SIXTH_REST } from './by-hand-fifty-sixth-rest.ts';
import { BY_HAND_FIFTY_THIRD } from './by-hand-fifty-third.ts';
import { BY_HAND_FORTIETH } from './by-hand-fortieth.ts';
import { BY_HAND_FORTIETH_2 } from './by-hand-fortieth-2.ts';
import { BY_HAND_FORTIETH_3 } from './by-hand-fortieth-3.ts';
import { BY_HAND_FORTIETH_4 } from './by-hand-fortieth-4.ts';
import { BY_HAND_FORTIETH_5 } from './by-hand-fortieth-5.ts';
import { BY_HAND_FORTIETH_6 } from './by-hand-fortieth-6.ts';
import { BY_HAND_FORTIETH_7 } from './by-hand-fortieth-7.ts';
import { BY_HAND_FORTIETH_8 } from './by-hand-fortieth-8.ts';
import { BY_HAND_FORTY_EIGHTH } from './by-hand-forty-eighth.ts';
import { BY_HAND_FORTY_EIGHTH_REST } from './by-hand-forty-eighth-rest.ts';
import { BY_HAND_FORTY_FIFTH } from './by-hand-forty-fifth.ts';
import { BY_HAND_FORTY_FIFTH_REST } from './by-hand-forty-fifth-rest.ts';
import { BY_HAND_FORTY_FIRST } from './by-hand-forty-first.ts';
import { BY_HAND_FORTY_FIRST_REST } from './by-hand-forty-first-rest.ts';
import { BY_HAND_FORTY_FOURTH } from './by-hand-forty-fourth.ts';
import { BY_HAND_FORTY_FOURTH_REST } from './by-hand-forty-fourth-rest.ts';
import { BY_HAND_FORTY_NINTH } from './by-hand-forty-ninth.ts';
import { BY_HAND_FORTY_SECOND } from './by-hand-forty-second.ts';
import { BY_HAND_FORTY_SECOND_REST } from './by-hand-forty-second-rest.ts';
import { BY_HAND_FORTY_SEVENTH } from './by-hand-forty-seventh.ts';
import { BY_HAND_FORTY_SEVENTH_REST } from './by-hand-forty-seventh-rest.ts';
import { BY_HAND_FORTY_SIXTH } from './by-hand-forty-sixth.ts';
import { BY_HAND_FORTY_SIXTH_REST } from './by-hand-forty-sixth-rest.ts';
import { BY_HAND_FORTY_THIRD } from './by-hand-forty-third.ts';
import { BY_HAND_FORTY_THIRD_REST } from './by-hand-forty-third-rest.ts';
import { BY_HAND_FOURTEENTH } from './by-hand-fourteenth.ts';
import { BY_HAND_FOURTH } from './by-hand-fourth.ts';
import { BY_HAND_FRESH } from './by-hand-fresh.ts';
import { BY_HAND_FRESH_CLOSED } from './by-hand-fresh-closed.ts';
import { BY_HAND_GERMAN } from './by-hand-german.ts';
import { BY_HAND_NAMES } from './by-hand-names.ts';
import { BY_HAND_NINETEENTH } from './by-hand-nineteenth.ts';
import { BY_HAND_NINETEENTH_CLOSED } from './by-hand-nineteenth-closed.ts';
import { BY_HAND_NINTH_CLOSED } from './by-hand-ninth-closed.ts';
import { BY_HAND_OTHER } from './by-hand-other.ts';
import { BY_HAND_SECOND } from './by-hand-second.ts';
import { BY_HAND_SEVENTEENTH_CLOSED } from './by-hand-seventeenth-closed.ts';
import { BY_HAND_SEVENTH } from './by-hand-seventh.ts';
import { BY_HAND_SEVENTH_CLOSED } from './by-hand-seventh-closed.ts';
import { BY_HAND_SEVENTIETH } from './by-hand-seventieth.ts';
import { BY_HAND_SEVENTY_EIGHTH } from './by-hand-seventy-eighth.ts';
import { BY_HAND_SEVENTY_FIFTH } from './by-hand-seventy-fifth.ts';
import { BY_HAND_SEVENTY_FIRST } from './by-hand-seventy-first.ts';
import { BY_HAND_SEVENTY_FOURTH } from './by-hand-seventy-fourth.ts';
import { BY_HAND_SEVENTY_NINTH } from './by-hand-seventy-ninth.ts';
import { BY_HAND_SEVENTY_SECOND } from './by-hand-seventy-second.ts';
import { BY_HAND_SEVENTY_SEVENTH } from './by-hand-seventy-seventh.ts';
import { BY_HAND_SEVENTY_SIXTH } from './by-hand-seventy-sixth.ts';
import { BY_HAND_SEVENTY_THIRD } from './by-hand-seventy-third.ts';
import { BY_HAND_SIXTEENTH } from './by-hand-sixteenth.ts';
import { BY_HAND_SIXTH } from './by-hand-sixth.ts';
import { BY_HAND_SIXTH_CLOSED } from './by-hand-sixth-closed.ts';
import { BY_HAND_SIXTIETH } from './by-hand-sixtieth.ts';
import { BY_HAND_SIXTIETH_REST } from './by-hand-sixtieth-rest.ts';
import { BY_HAND_SIXTY_EIGHTH_REST } from './by-hand-sixty-eighth-rest.ts';
import { BY_HAND_SIXTY_FIFTH } from './by-hand-sixty-fifth.ts';
import { BY_HAND_SIXTY_FIFTH_REST } from './by-hand-sixty-fifth-rest.ts';
import { BY_HAND_SIXTY_FIRST } from './by-hand-sixty-first.ts';
import { BY_HAND_SIXTY_FIRST_REST } from './by-hand-sixty-first-rest.ts';
import { BY_HAND_SIXTY_FIRST_REST_MORE } from './by-hand-sixty-first-rest-more.ts';
import { BY_HAND_SIXTY_FOURTH } from './by-hand-sixty-fourth.ts';
import { BY_HAND_SIXTY_FOURTH_REST } from './by-hand-sixty-fourth-rest.ts';
import { BY_HAND_SIXTY_NINTH } from './by-hand-sixty-ninth.ts';
import { BY_HAND_SIXTY_SECOND } from './by-hand-sixty-second.ts';
import { BY_HAND_SIXTY_SECOND_MORE } from './by-hand-sixty-second-more.ts';
import { BY_HAND_SIXTY_SECOND_REST } from './by-hand-sixty-second-rest.ts';
import { BY_HAND_SIXTY_SECOND_REST_MORE } from './by-hand-sixty-second-rest-more.ts';
import { BY_HAND_SIXTY_SEVENTH } from './by-hand-sixty-seventh.ts';
import { BY_HAND_SIXTY_SEVENTH_MORE } from './by-hand-sixty-seventh-more.ts';
import { BY_HAND_SIXTY_SEVENTH_REST } from './by-hand-sixty-seventh-rest.ts';
import { BY_HAND_SIXTY_SIXTH } from './by-hand-sixty-sixth.ts';
import { BY_HAND_SIXTY_SIXTH_MORE } from './by-hand-sixty-sixth-more.ts';
import { BY_HAND_SIXTY_SIXTH_REST } from './by-hand-sixty-sixth-rest.ts';
import { BY_HAND_SIXTY_SIXTH_REST_MORE } from './by-hand-sixty-sixth-rest-more.ts';
import { BY_HAND_SIXTY_THIRD } from './by-hand-sixty-third.ts';
import { BY_HAND_SIXTY_THIRD_REST } from './by-hand-sixty-third-rest.ts';
import { BY_HAND_TENTH } from './by-hand-tenth.ts';
import { BY_HAND_TENTH_CLOSED } from './by-hand-tenth-closed.ts';
import { BY_HAND_THIRD } from './by-hand-third.ts';
import { BY_HAND_THIRTEENTH } from './by-hand-thirteenth.ts';
import { BY_HAND_THIRTIETH } from './by-hand-thirtieth.ts';
import { BY_HAND_THIRTY_EIGHTH } from './by-hand-thirty-eighth.ts';
import { BY_HAND_THIRTY_EIGHTH_REST } from './by-hand-thirty-eighth-rest.ts';
import { BY_HAND_THIRTY_FIFTH } from './by-hand-thirty-fifth.ts';
import { BY_HAND_THIRTY_FIFTH_REST } from './by-hand-thirty-fifth-rest.ts';
import { BY_HAND_THIRTY_FIRST } from './by-hand-thirty-first.ts';
import { BY_HAND_THIRTY_FIRST_MORE } from './by-hand-thirty-first-more.ts';
import { BY_HAND_THIRTY_FOURTH } from './by-hand-thirty-fourth.ts';
import { BY_HAND_THIRTY_FOURTH_REST } from './by-hand-thirty-fourth-rest.ts';
import { BY_HAND_THIRTY_NINTH } from './by-hand-thirty-ninth.ts';
import { BY_HAND_THIRTY_NINTH_REST } from './by-hand-thirty-ninth-rest.ts';
import { BY_HAND_THIRTY_SECOND } from './by-hand-thirty-second.ts';
import { BY_HAND_THIRTY_SECOND_MORE } from './by-hand-thirty-second-more.ts';
import { BY_HAND_THIRTY_SEVENTH } from './by-hand-thirty-seventh.ts';
import { BY_HAND_THIRTY_SEVENTH_REST } from './by-hand-thirty-seventh-rest.ts';
import { BY_HAND_THIRTY_SIXTH } from './by-hand-thirty-sixth.ts';
import { BY_HAND_THIRTY_SIXTH_REST } from './by-hand-thirty-sixth-rest.ts';
import { BY_HAND_THIRTY_THIRD } from './by-hand-thirty-third.ts';
import { BY_HAND_THIRTY_THIRD_ABROAD } from './by-hand-thirty-third-abroad.ts';
import { BY_HAND_THIRTY_THIRD_ABROAD_MORE } from './by-hand-thirty-third-abroad-more.ts';
import { BY_HAND_THIRTY_THIRD_MORE } from './by-hand-thirty-third-more.ts';
import { BY_HAND_TWELFTH } from './by-hand-twelfth.ts';
import { BY_HAND_TWELFTH_CLOSED } from './by-hand-twelfth-closed.ts';
import { BY_HAND_TWENTIETH } from './by-hand-twentieth.ts';
import { BY_HAND_TWENTIETH_CLOSED } from './by-hand-twentieth-closed.ts';
import { BY_HAND_TWENTY_EIGHTH_NORTH } from './by-hand-twenty-eighth-north.ts';
import { BY_HAND_TWENTY_EIGHTH_NORTH_MORE } from './by-hand-twenty-eighth-north-more.ts';
import { BY_HAND_TWENTY_EIGHTH_WEST } from './by-hand-twenty-eighth-west.ts';
import { BY_HAND_TWENTY_EIGHTH_WEST_MORE } from './by-hand-twenty-eighth-west-more.ts';
import { BY_HAND_TWENTY_FIFTH_CLOSED } from './by-hand-twenty-fifth-closed.ts';
import { BY_HAND_TWENTY_FIRST_CLOSED } from './by-hand-twenty-first-closed.ts';
import { BY_HAND_TWENTY_FOURTH_CLOSED } from './by-hand-twenty-fourth-closed.ts';
import { BY_HAND_TWENTY_NINTH_NORTH } from './by-hand-twenty-ninth-north.ts';
import { BY_HAND_TWENTY_NINTH_NORTH_MORE } from './by-hand-twenty-ninth-north-more.ts';
import { BY_HAND_TWENTY_NINTH_WEST } from './by-hand-twenty-ninth-west.ts';
import { BY_HAND_TWENTY_NINTH_WEST_MORE } from './by-hand-twenty-ninth-west-more.ts';
import { BY_HAND_TWENTY_SECOND } from './by-hand-twenty-second.ts';
import { BY_HAND_TWENTY_SEVENTH } from './by-hand-twenty-seventh.ts';
import { BY_HAND_TWENTY_SIXTH } from './by-hand-twenty-sixth.ts';
import { BY_HAND_TWENTY_THIRD } from './by-hand-twenty-third.ts';
import { fodt } from './fodt.ts';
import { handSet } from './hand.ts';
import { KEPT_LAYOUTS } from './kept-layouts.ts';
import { KEPT_PEOPLE } from './kept-people.ts';
import { LAYOUTS } from './layouts.ts';
import { OPEN_ENGLISH } from './open-people-english.ts';
import { OPEN_OTHER } from './open-people-other.ts';
import { type Format, type Sheet, truthOf } from './sheet.ts';

/**
 * Writes the CVs with LibreOffice, and what they say beside them: npm run eval:cv:make [-- ids]. With ids only those files
 * are written anew. The folders `fresh` and `closed` are made and not kept. The people are made up and nothing about them is drawn by chance; LibreOffice writes the day into
 * some of the files.
 */
const FILTERS: Record<Format, string> = {
  pdf: 'pdf:writer_pdf_Export',
  docx: 'docx:MS Word 2007 XML',
  doc: 'doc:MS Word 97',
  odt: 'odt:writer8',
  rtf: 'rtf:Rich Text Format',
  txt: 'txt:Text (encoded):UTF8',
};

const chosen = process.argv.slice(2);
const layouts = { ...LAYOUTS, ...KEPT_LAYOUTS };
const room = mkdtempSync(join(tmpdir(), 'cv-'));

/** What a page says, without its marks. */
const bare = (page: string): string =>
  page
    .replace(/<text:(tab|line-break|s)[^>]*>/g, ' ')
    .replace(/<\/text:p>/g, '\n')
    .replace(/<[^>]+>/g, '')
    .replaceAll('&amp;', '&')
    .replaceAll('&quot;', '"')
    .toLowerCase();

/** Stops where a CV does not say what its truth expects of a reader. */
function prove(sheet: Sheet, page: string): void {
  const text = bare(page);
  const truth = truthOf(sheet);
  const said = [
    truth.email,
    truth.phone,
    truth.headline,
    truth.city,
    ...truth.jobs.flatMap(({ title, employer }) => [title, employer]),
    ...(truth.education ?? []).flatMap(({ degree, institution }) => [degree, institution]),
    ...(truth.skills ?? []),
    ...truth.languages,
  ];
  for (const part of said)
    if (part !== null && !text.includes(part.toLowerCase()))
      throw new Error(`${sheet.id} does not say “${part}”`);
}

/** A word processor takes some 250 files at once and leaves out the others without a word. */
const AT_ONCE = 100;

function make(sheets: readonly Sheet[], folder: string, truth: string): void {
  const target = join(import.meta.dirname, folder);
  if (chosen.length === 0) rmSync(target, { recursive: true, force: true });
  mkdirSync(target, { recursive: true });
  const wanted = sheets.filter(({ id }) => chosen.length === 0 || chosen.includes(id));
  for (const sheet of wanted) {
    const layout = layouts[sheet.layout];
    if (sheet.page === undefined && layout === undefined)
      throw new Error(`${sheet.id}: no layout ${sheet.layout}`);
    const page = fodt(sheet.page === undefined && layout ? layout(sheet) : handSet(sheet.page ?? ''));
    if (!sheet.untold) prove(sheet, page);
    writeFileSync(join(room, `${sheet.id}.fodt`), page);
  }
  for (const format of new Set(wanted.map((sheet) => sheet.format))) {
    const files = wanted.filter((sheet) => sheet.format === format).map(({ id }) => join(room, `${id}.fodt`));
    for (let at = 0; at < files.length; at += AT_ONCE)
      execFileSync('soffice', [
        `-env:UserInstallation=file://${room}/profile`,
        '--headless',
        '--convert-to',
        FILTERS[format],
        '--outdir',
        target,
        ...files.slice(at, at + AT_ONCE),
      ]);
  }
  writeFileSync(join(import.meta.dirname, truth), `${JSON.stringify(sheets.map(truthOf), null, 1)}\n`);
  const sizes = readdirSync(target).map((file) => statSync(join(target, file)).size);
  console.log(
    folder,
    sizes.length,
    'files',
    Math.round(sizes.reduce((sum, size) => sum + size, 0) / 1024),
    'kB',
  );
}

make(
  [
    ...OPEN_ENGLISH,
    ...OPEN_OTHER,
    ...BY_HAND_ENGLISH,
    ...BY_HAND_OTHER,
    ...BY_HAND_SECOND,
    ...BY_HAND_THIRD,
    ...BY_HAND_FOURTH,
    ...BY_HAND_FIFTH,
    ...BY_HAND_GERMAN,
    ...BY_HAND_NAMES,
  ],
  'open',
  'open.json',
);
make(KEPT_PEOPLE, 'kept', 'kept-truth.json');
make(
  [
    ...BY_HAND_FRESH,
    ...BY_HAND_SIXTH,
    ...BY_HAND_SEVENTH,
    ...BY_HAND_EIGHTH,
    ...BY_HAND_TENTH,
    ...BY_HAND_TWELFTH,
    ...BY_HAND_THIRTEENTH,
    ...BY_HAND_FOURTEENTH,
    ...BY_HAND_FIFTEENTH,
    ...BY_HAND_SIXTEENTH,
    ...BY_HAND_EIGHTEENTH,
    ...BY_HAND_NINETEENTH,
    ...BY_HAND_TWENTIETH,
    ...BY_HAND_TWENTY_SECOND,
    ...BY_HAND_TWENTY_THIRD,
    ...BY_HAND_TWENTY_SIXTH,
    ...BY_HAND_TWENTY_SEVENTH,
    ...BY_HAND_TWENTY_EIGHTH_WEST,
    ...BY_HAND_TWENTY_EIGHTH_WEST_MORE,
    ...BY_HAND_TWENTY_EIGHTH_NORTH,
    ...BY_HAND_TWENTY_EIGHTH_NORTH_MORE,
    ...BY_HAND_TWENTY_NINTH_NORTH,
    ...BY_HAND_TWENTY_NINTH_WEST,
    ...BY_HAND_TWENTY_NINTH_NORTH_MORE,
    ...BY_HAND_TWENTY_NINTH_WEST_MORE,
    ...BY_HAND_THIRTIETH,
    ...BY_HAND_THIRTY_FIRST,
    ...BY_HAND_THIRTY_FIRST_MORE,
    ...BY_HAND_THIRTY_SECOND,
    ...BY_HAND_THIRTY_THIRD,
    ...BY_HAND_THIRTY_THIRD_ABROAD,
    ...BY_HAND_THIRTY_SECOND_MORE,
    ...BY_HAND_THIRTY_THIRD_MORE,
    ...BY_HAND_THIRTY_THIRD_ABROAD_MORE,
    ...BY_HAND_THIRTY_FOURTH,
    ...BY_HAND_THIRTY_FIFTH,
    ...BY_HAND_THIRTY_FOURTH_REST,
    ...BY_HAND_THIRTY_FIFTH_REST,
    ...BY_HAND_THIRTY_SIXTH,
    ...BY_HAND_THIRTY_SEVENTH,
    ...BY_HAND_THIRTY_SIXTH_REST,
    ...BY_HAND_THIRTY_SEVENTH_REST,
    ...BY_HAND_THIRTY_EIGHTH,
    ...BY_HAND_THIRTY_NINTH,
    ...BY_HAND_THIRTY_EIGHTH_REST,
    ...BY_HAND_THIRTY_NINTH_REST,
    ...BY_HAND_FORTIETH,
    ...BY_HAND_FORTIETH_2,
    ...BY_HAND_FORTIETH_3,
    ...BY_HAND_FORTIETH_4,
    ...BY_HAND_FORTIETH_5,
    ...BY_HAND_FORTIETH_6,
    ...BY_HAND_FORTIETH_7,
    ...BY_HAND_FORTIETH_8,
    ...BY_HAND_FORTY_FIRST,
    ...BY_HAND_FORTY_SECOND,
    ...BY_HAND_FORTY_FIRST_REST,
    ...BY_HAND_FORTY_SECOND_REST,
    ...BY_HAND_FORTY_FOURTH,
    ...BY_HAND_FORTY_THIRD,
    ...BY_HAND_FORTY_THIRD_REST,
    ...BY_HAND_FORTY_FOURTH_REST,
    ...BY_HAND_FORTY_FIFTH,
    ...BY_HAND_FORTY_SIXTH,
    ...BY_HAND_FORTY_FIFTH_REST,
    ...BY_HAND_FORTY_SIXTH_REST,
    ...BY_HAND_FORTY_EIGHTH,
    ...BY_HAND_FORTY_SEVENTH,
    ...BY_HAND_FORTY_NINTH,
    ...BY_HAND_FIFTIETH,
    ...BY_HAND_FIFTY_THIRD,
    ...BY_HAND_FIFTY_FIFTH,
    ...BY_HAND_FORTY_SEVENTH_REST,
    ...BY_HAND_FORTY_EIGHTH_REST,
    ...BY_HAND_FIFTY_FIRST_REST,
    ...BY_HAND_FIFTY_SECOND_REST,
    ...BY_HAND_FIFTY_SEVENTH,
    ...BY_HAND_FIFTY_FOURTH_REST,
    ...BY_HAND_FIFTY_SIXTH_REST,
    ...BY_HAND_FIFTY_NINTH_REST,
    ...BY_HAND_SIXTIETH,
    ...BY_HAND_SIXTIETH_REST,
    ...BY_HAND_SIXTY_THIRD,
    ...BY_HAND_SIXTY_THIRD_REST,
    ...BY_HAND_SIXTY_FOURTH,
    ...BY_HAND_SIXTY_FOURTH_REST,
    ...BY_HAND_SIXTY_SEVENTH,
    ...BY_HAND_SIXTY_SEVENTH_MORE,
    ...BY_HAND_SIXTY_SEVENTH_REST,
    ...BY_HAND_SIXTY_SIXTH,
    ...BY_HAND_SIXTY_SIXTH_MORE,
    ...BY_HAND_SIXTY_SIXTH_REST,
    ...BY_HAND_SIXTY_SIXTH_REST_MORE,
    ...BY_HAND_SIXTY_FIFTH,
    ...BY_HAND_SIXTY_FIFTH_REST,
    ...BY_HAND_SIXTY_SECOND,
    ...BY_HAND_SIXTY_SECOND_MORE,
    ...BY_HAND_SIXTY_SECOND_REST,
    ...BY_HAND_SIXTY_SECOND_REST_MORE,
    ...BY_HAND_SIXTY_FIRST,
    ...BY_HAND_SIXTY_FIRST_REST,
    ...BY_HAND_SIXTY_FIRST_REST_MORE,
    ...BY_HAND_FIFTY_EIGHTH_REST,
    ...BY_HAND_SEVENTIETH,
    ...BY_HAND_SEVENTY_FIRST,
    ...BY_HAND_SEVENTY_SECOND,
    ...BY_HAND_SEVENTY_THIRD,
    ...BY_HAND_SEVENTY_FOURTH,
    ...BY_HAND_SEVENTY_FIFTH,
    ...BY_HAND_EIGHTY_FOURTH,
    ...BY_HAND_EIGHTY_THIRD,
    ...BY_HAND_EIGHTY_SECOND,
    ...BY_HAND_EIGHTY_FIRST,
    ...BY_HAND_EIGHTIETH,
    ...BY_HAND_SEVENTY_NINTH,
    ...BY_HAND_SEVENTY_EIGHTH,
    ...BY_HAND_SEVENTY_SEVENTH,
    ...BY_HAND_SEVENTY_SIXTH,
  ],
  'fresh',
  'fresh/truth.json',
);
make(
  [
    ...BY_HAND_FRESH_CLOSED,
    ...BY_HAND_SIXTH_CLOSED,
    ...BY_HAND_SEVENTH_CLOSED,
    ...BY_HAND_NINTH_CLOSED,
    ...BY_HAND_TENTH_CLOSED,
    ...BY_HAND_ELEVENTH_CLOSED,
    ...BY_HAND_TWELFTH_CLOSED,
    ...BY_HAND_SEVENTEENTH_CLOSED,
    ...BY_HAND_NINETEENTH_CLOSED,
    ...BY_HAND_TWENTIETH_CLOSED,
    ...BY_HAND_TWENTY_FIRST_CLOSED,
    ...BY_HAND_TWENTY_FOURTH_CLOSED,
    ...BY_HAND_TWENTY_FIFTH_CLOSED,
    ...BY_HAND_SIXTY_EIGHTH_REST,
    ...BY_HAND_SIXTY_NINTH,
    ...BY_HAND_EIGHTY_FIFTH,
  ],
  'closed',
  'closed/truth.json',
);
rmSync(room, { recursive: true, force: true });
