import type { RecordType } from './query.ts';

/** Words that ask for nothing: what records are called, who asks, and what sentences are made with. */
const SMALL = new Set(
  `a an the all any every each both some my mine our your me i we us you show list get give find search want need see look looking pull up bring tell let know please can could would should will may might shall for of in on at to by from with and or nor that which who whom whose are is am was were be been being have has had having not no none it its this these those there here where when what how why many much one ones ever got getting do does did done so as than then also too just only still currently now already about into over out off if but yet while during within across through per via around
  kindly namely hiya address addresses anyone anybody everyone everybody anything everything someone somebody something nothing thing things stuff pile piles ones people person folk folks candidate candidates applicant applicants application applications job jobs role roles position positions vacancy vacancies opening openings req reqs requisition requisitions brief briefs assignment assignments mandate mandates interview interviews interviewing meeting meetings meet meets stage stages status state states pipeline pipelines client clients company companies record records result results search item items entry entries posting postings
  owned owner own owns run running handled handling managed managing belonging belong belongs looked working work works assigned on's hey hi hello thanks thank ta cheers quick quickly check me's us's em them they their his her hers him he she team teams consultant consultants recruiter recruiters colleague colleagues desk book books cv cvs resume resumes since either
  against under stand stands standing stood sit sits sitting sat come comes coming came go goes going went gone put has's opened made created given gave added logged received new taken moment total number count list lists overview right newest latest recent most regarding concerning re including include includes inclusive together along plus as well kind sort type types whose's them's currently's present time times day days date dates week weeks recorded marked labelled labeled called named known whatever whichever whoever diary calendar met seen saw seeing sees far ran owt summat remind reminder um er erm pls plz luv mate guys folks right ok okay so well actually basically`.split(
    /\s+/,
  ),
);

/** What other records are called: of one kind of record they ask for something. */
const OTHERS: Readonly<Record<RecordType, ReadonlySet<string>>> = {
  jobs: new Set(
    'candidate candidates applicant applicants application applications interview interviews interviewing meeting meetings person people anyone anybody someone somebody cv cvs resume resumes stage stages meet met seen saw seeing sees'.split(
      ' ',
    ),
  ),
  applications: new Set(
    'interview interviews interviewing meeting meetings meet met seen saw seeing sees'.split(' '),
  ),
  interviews: new Set(),
};

/** Whether a word asks for nothing, of a kind of record or of any. */
export function isSmall(word: string, type?: RecordType): boolean {
  if (word.length < 2) return !/\d/.test(word);
  const own = word.replace(/'s$/, '');
  return SMALL.has(own) && !(type !== undefined && OTHERS[type].has(own));
}
