import { box, bullets, columns, heading, type Page, p, picture, table } from './fodt.ts';
import { date, type Job, jobsOf, period, type Sheet, schoolsOf, span, word } from './sheet.ts';

export type Layout = (sheet: Sheet) => Page;

export const all = (parts: readonly (string | undefined)[], between = ', '): string =>
  parts.filter((part) => part !== undefined && part !== '').join(between);

export const reach = (sheet: Sheet): string[] =>
  [sheet.place, sheet.phone, sheet.email, sheet.link].filter((part) => part !== undefined);

const each = (items: readonly string[] | undefined, make: (item: string) => string): string =>
  (items ?? []).map(make).join('');

/** The sections that a sheet has beside its jobs, set with one kind of heading. */
export function rest(
  sheet: Sheet,
  title: (text: string) => string,
  { list = false, without = [] }: { list?: boolean; without?: ('edu' | 'skills' | 'languages')[] } = {},
): string {
  const lines = (items: readonly string[]): string =>
    list ? bullets(items) : items.map((item) => p(item)).join('');
  const schools = schoolsOf(sheet).map(({ degree, school, years }) => all([degree, school, years]));
  return [
    schools.length > 0 && !without.includes('edu') ? title(word(sheet, 'edu')) + lines(schools) : '',
    sheet.skills !== undefined && !without.includes('skills')
      ? title(word(sheet, 'skills')) + (list ? bullets(sheet.skills) : p(sheet.skills.join(', ')))
      : '',
    sheet.languages !== undefined && !without.includes('languages')
      ? title(word(sheet, 'languages')) + p(sheet.languages.join(', '))
      : '',
    ...(sheet.more ?? []).map(([head, body]) => title(head) + lines(body)),
  ].join('');
}

const about = (sheet: Sheet, title: (text: string) => string): string =>
  sheet.summary === undefined ? '' : title(word(sheet, 'summary')) + p(sheet.summary);

const top = (sheet: Sheet): string =>
  p(sheet.shown, 'Name') +
  (sheet.headline === undefined ? '' : p(sheet.headline)) +
  p(reach(sheet).join(' | '));

const label = (text: string): string => p(`**${text}**`, 'Spaced');
const capitals = (text: string): string => p(`**${text.toUpperCase()}**`, 'Spaced');
const plain = (text: string): string => p(text, 'Spaced');
const h1 = (text: string): string => heading(text);

/** Consecutive jobs with one employer. */
export function employers(jobs: readonly Job[]): { employer: string; place: string; roles: Job[] }[] {
  const groups: { employer: string; place: string; roles: Job[] }[] = [];
  for (const job of jobs) {
    const last = groups.at(-1);
    if (last?.employer === job.employer) last.roles.push(job);
    else groups.push({ employer: job.employer, place: job.place, roles: [job] });
  }
  return groups;
}

const profilePage: Layout = (sheet) => {
  const side = [
    p('**Contact**'),
    each([sheet.phone ? `${sheet.phone} (Mobile)` : '', sheet.email ?? '', sheet.link ?? ''], (line) =>
      line === '' ? '' : p(line, 'Small'),
    ),
    p('**Top Skills**', 'Spaced'),
    each(sheet.skills, (skill) => p(skill, 'Small')),
    sheet.languages ? p('**Languages**', 'Spaced') + each(sheet.languages, (line) => p(line, 'Small')) : '',
    each(
      (sheet.more ?? []).map(([head]) => head),
      (head) =>
        p(`**${head}**`, 'Spaced') +
        each(sheet.more?.find(([name]) => name === head)?.[1], (line) => p(line, 'Small')),
    ),
  ].join('');
  const jobs = employers(jobsOf(sheet)).map(({ employer, roles }) => {
    const one = roles.length === 1;
    const first = roles.at(-1);
    return [
      p(`**${employer}**`, 'Spaced'),
      one ? '' : p(span(first?.from ?? '', roles[0]?.to ?? 'now')),
      ...roles.map((role) =>
        [
          p(role.title),
          p(`${period(sheet, role)} (${span(role.from, role.to)})`, 'Small'),
          role.place === '' ? '' : p(role.place, 'Small'),
          ...role.duties.map((duty) => p(duty)),
        ].join(''),
      ),
    ].join('');
  });
  const main = [
    p(sheet.shown, 'Name'),
    p(sheet.headline ?? ''),
    p(sheet.place ?? '', 'Small'),
    sheet.summary ? p('**Summary**', 'Label') + p(sheet.summary) : '',
    p('**Experience**', 'Label'),
    ...jobs,
    p('**Education**', 'Label'),
    ...schoolsOf(sheet).map(({ degree, school, years }) => p(school) + p(`${degree} · (${years})`, 'Small')),
  ].join('');
  return { body: table([5, 12], [[side, main]]), footer: p('Page 1 of 1', 'Small') };
};

/** How a page is set, by name. */
export const LAYOUTS: Record<string, Layout> = {
  'one column, styled headings': (sheet) => ({
    body: [
      top(sheet),
      about(sheet, h1),
      h1(word(sheet, 'jobs')),
      ...jobsOf(sheet).map((job) =>
        [
          p(`**${job.title}**\t${period(sheet, job)}`, 'Tabbed'),
          p(all([job.employer, job.place])),
          bullets(job.duties),
        ].join(''),
      ),
      rest(sheet, h1),
    ].join(''),
  }),

  'capital headings, employer first': (sheet) => ({
    body: [
      p(sheet.shown.toUpperCase(), 'Centre'),
      p(reach(sheet).join(' • '), 'Centre'),
      about(sheet, capitals),
      capitals(word(sheet, 'jobs')),
      ...jobsOf(sheet).map((job) =>
        [
          p(`**${all([job.employer, job.place])}**\t${period(sheet, job)}`, 'Tabbed'),
          p(`__${job.title}__`),
          bullets(job.duties),
        ].join(''),
      ),
      rest(sheet, capitals),
    ].join(''),
  }),

  'title-case lines for headings': (sheet) => ({
    body: [
      p(sheet.shown),
      each(reach(sheet), (line) => p(line)),
      about(sheet, plain),
      plain(word(sheet, 'jobs')),
      ...jobsOf(sheet).map(
        (job) =>
          p(`${all([job.title, job.employer])} (${period(sheet, job)})`) +
          each(job.duties, (duty) => p(duty)),
      ),
      rest(sheet, plain),
    ].join(''),
  }),

  'plain text with dashes': (sheet) => ({
    body: [
      p(sheet.shown),
      each(reach(sheet), (line) => p(line)),
      p(''),
      sheet.summary ? p(sheet.summary) + p('') : '',
      p(`${word(sheet, 'jobs')}:`),
      p(''),
      ...jobsOf(sheet).map((job) =>
        [
          p(period(sheet, job)),
          p(job.title),
          p(all([job.employer, job.place], ' - ')),
          ...job.duties.map((duty) => p(`- ${duty}`)),
          p(''),
        ].join(''),
      ),
      rest(sheet, (text) => p('') + p(`${text}:`)),
    ].join(''),
  }),

  'bar at the left': (sheet) => ({
    body: table(
      [5.5, 11.5],
      [
        [
          [
            p(`**${word(sheet, 'contact')}**`),
            each(reach(sheet), (line) => p(line, 'Small')),
            sheet.skills
              ? p(`**${word(sheet, 'skills')}**`, 'Spaced') + each(sheet.skills, (line) => p(line, 'Small'))
              : '',
            sheet.languages
              ? p(`**${word(sheet, 'languages')}**`, 'Spaced') +
                each(sheet.languages, (line) => p(line, 'Small'))
              : '',
          ].join(''),
          [
            p(sheet.shown, 'Name'),
            sheet.headline ? p(sheet.headline) : '',
            about(sheet, label),
            label(word(sheet, 'jobs')),
            ...jobsOf(sheet).map((job) =>
              [
                p(`**${job.title}**`),
                p(`${all([job.employer, job.place])} | ${period(sheet, job)}`),
                bullets(job.duties),
              ].join(''),
            ),
            rest(sheet, label, { without: ['skills', 'languages'] }),
          ].join(''),
        ],
      ],
    ),
  }),

  'bar at the right': (sheet) => ({
    body:
      p(sheet.shown, 'Name') +
      (sheet.headline ? p(sheet.headline) : '') +
      table(
        [12, 5],
        [
          [
            [
              about(sheet, label),
              label(word(sheet, 'jobs')),
              ...jobsOf(sheet).map((job) =>
                [
                  p(`**${job.employer}**${job.place === '' ? '' : `, ${job.place}`}`),
                  p(`${job.title}, ${period(sheet, job)}`),
                  each(job.duties, (duty) => p(`– ${duty}`)),
                ].join(''),
              ),
              rest(sheet, label, { without: ['skills', 'languages'] }),
            ].join(''),
            [
              each(reach(sheet), (line) => p(line, 'Small')),
              sheet.skills
                ? p(`**${word(sheet, 'skills')}**`, 'Spaced') + each(sheet.skills, (line) => p(line))
                : '',
              sheet.languages
                ? p(`**${word(sheet, 'languages')}**`, 'Spaced') + each(sheet.languages, (line) => p(line))
                : '',
            ].join(''),
          ],
        ],
      ),
  }),

  'a table for each job': (sheet) => ({
    body: [
      p('CURRICULUM VITAE', 'Centre'),
      table([4, 13], [[p('Name'), p(sheet.shown)], ...reach(sheet).map((line) => [p(''), p(line)])]),
      about(sheet, label),
      label(word(sheet, 'jobs')),
      ...jobsOf(sheet).map((job) =>
        table(
          [4, 13],
          [
            [p(period(sheet, job)), p(`**${job.title}**`)],
            [p(job.place), p(job.employer)],
            [p(''), bullets(job.duties)],
          ],
        ),
      ),
      rest(sheet, label),
    ].join(''),
  }),

  'profile page': profilePage,

  'several roles under one employer': (sheet) => ({
    body: [
      top(sheet),
      about(sheet, h1),
      h1(word(sheet, 'jobs')),
      ...employers(jobsOf(sheet)).map(({ employer, place, roles }) => {
        const whole = { ...(roles[0] as Job), from: roles.at(-1)?.from ?? '' };
        return [
          p(`**${employer}**, ${place}\t${period(sheet, whole)}`, 'Tabbed'),
          ...roles.map(
            (role) =>
              p(roles.length === 1 ? role.title : `${role.title} (${period(sheet, role)})`) +
              bullets(role.duties),
          ),
        ].join('');
      }),
      rest(sheet, h1, { list: true }),
    ].join(''),
  }),

  academic: (sheet) => ({
    body: [
      p(`**${sheet.shown}**`),
      each(reach(sheet), (line) => p(line)),
      label(word(sheet, 'edu')),
      ...schoolsOf(sheet).map(({ degree, school, years }) => p(`${years}\t${degree}, ${school}`)),
      label(word(sheet, 'jobs')),
      ...jobsOf(sheet).map(
        (job) =>
          p(`${period(sheet, job)}\t${job.title}, ${all([job.employer, job.place])}`) + bullets(job.duties),
      ),
      rest(sheet, label, { without: ['edu'] }),
    ].join(''),
  }),

  'dates in a column of their own': (sheet) => ({
    body: [
      p(sheet.shown, 'Name'),
      p(all(reach(sheet), '  ·  ')),
      about(sheet, h1),
      h1(word(sheet, 'jobs')),
      table(
        [3.5, 13.5],
        jobsOf(sheet).map((job) => [
          p(period(sheet, job)),
          p(`**${job.title}**`) + p(all([job.employer, job.place])) + bullets(job.duties),
        ]),
      ),
      h1(word(sheet, 'edu')),
      table(
        [3.5, 13.5],
        schoolsOf(sheet).map(({ degree, school, years }) => [p(years), p(`**${degree}**`) + p(school)]),
      ),
      rest(sheet, h1, { without: ['edu'] }),
    ].join(''),
  }),

  'table of contracts': (sheet) => ({
    body: [
      top(sheet),
      about(sheet, capitals),
      sheet.skills ? capitals(word(sheet, 'skills')) + p(sheet.skills.join(' / ')) : '',
      capitals(word(sheet, 'jobs')),
      table(
        [5, 6, 6],
        [
          [p('**Period**'), p('**Client**'), p('**Role**')],
          ...jobsOf(sheet).map((job) => [
            p(period(sheet, job)),
            p(job.employer),
            p(job.title) + each(job.duties, (duty) => p(duty, 'Small')),
          ]),
        ],
      ),
      rest(sheet, capitals, { without: ['skills'] }),
    ].join(''),
  }),

  'skills first, jobs in a line': (sheet) => ({
    body: [
      top(sheet),
      about(sheet, h1),
      h1(word(sheet, 'skills')),
      bullets(sheet.skills ?? []),
      h1(sheet.lang === 'en' ? 'Key Achievements' : '•'),
      bullets(jobsOf(sheet).flatMap(({ duties }) => duties)),
      h1(word(sheet, 'jobs')),
      ...jobsOf(sheet).map((job) => p(all([period(sheet, job), all([job.title, job.employer])], '  '))),
      rest(sheet, h1, { without: ['skills'] }),
    ].join(''),
  }),

  'form of the European kind': (sheet) => {
    const terms: Partial<Record<Sheet['lang'], string[]>> = {
      en: [
        'Personal information',
        'First name(s) / Surname(s)',
        'Dates',
        'Occupation or position held',
        'Name and address of employer',
        'Main activities and responsibilities',
        'Title of qualification awarded',
        'Name of organisation',
      ],
      it: [
        'Informazioni personali',
        'Nome / Cognome',
        'Date (da – a)',
        'Tipo di impiego',
        'Nome e indirizzo del datore di lavoro',
        'Principali mansioni e responsabilità',
        'Qualifica conseguita',
        'Nome e tipo di istituto di istruzione o formazione',
      ],
      pt: [
        'Informação pessoal',
        'Nome(s) próprio(s) / Apelido(s)',
        'Datas',
        'Função ou cargo ocupado',
        'Nome e morada do empregador',
        'Principais atividades e responsabilidades',
        'Designação da qualificação atribuída',
        'Nome da organização de ensino',
      ],
    };
    const [personal, name, dates, position, employer, duties, degree, school] = (terms[sheet.lang] ??
      terms.en) as [string, string, string, string, string, string, string, string];
    return {
      body: [
        p('**Europass**'),
        table(
          [6, 11],
          [
            [p(`**${personal}**`), ''],
            [p(name), p(sheet.shown)],
            ...reach(sheet).map((line, at) => [
              p(['Address', 'Telephone', 'E-mail', 'Website'][at] ?? ''),
              p(line),
            ]),
            [p(`**${word(sheet, 'jobs')}**`), ''],
            ...jobsOf(sheet).flatMap((job) => [
              [p(dates), p(period(sheet, job))],
              [p(position), p(job.title)],
              [p(employer), p(all([job.employer, job.place]))],
              [p(duties), p(job.duties.join('. '))],
            ]),
            [p(`**${word(sheet, 'edu')}**`), ''],
            ...schoolsOf(sheet).flatMap((one) => [
              [p(dates), p(one.years)],
              [p(degree), p(one.degree)],
              [p(school), p(one.school)],
            ]),
            [p(`**${word(sheet, 'languages')}**`), p((sheet.languages ?? []).join(', '))],
            [p(`**${word(sheet, 'skills')}**`), p((sheet.skills ?? []).join(', '))],
          ],
        ),
      ].join(''),
    };
  },

  'working as': (sheet) => ({
    body: [
      p('RESUME', 'Centre'),
      p(`**${sheet.shown}**`),
      p(`Mobile: ${sheet.phone ?? ''}\tE-mail: ${sheet.email ?? ''}`),
      sheet.summary ? p('**CAREER OBJECTIVE:**', 'Spaced') + p(sheet.summary) : '',
      p(`**${word(sheet, 'jobs').toUpperCase()}:**`, 'Spaced'),
      bullets(
        jobsOf(sheet).map((job) =>
          job.to === 'now'
            ? `Working as ${job.title} in ${job.employer}, ${job.place} from ${date(sheet, job.from)} to till date.`
            : `Worked as ${job.title} in ${job.employer}, ${job.place} from ${date(sheet, job.from)} to ${date(sheet, job.to)}.`,
        ),
      ),
      p('**ROLES AND RESPONSIBILITIES:**', 'Spaced'),
      bullets(jobsOf(sheet).flatMap(({ duties }) => duties)),
      p('**ACADEMIC QUALIFICATION:**', 'Spaced'),
      table(
        [6, 7, 4],
        [
          [p('Course'), p('Institution'), p('Year')],
          ...schoolsOf(sheet).map(({ degree, school, years }) => [p(degree), p(school), p(years)]),
        ],
      ),
      p('**TECHNICAL SKILLS:**', 'Spaced'),
      p((sheet.skills ?? []).join(', ')),
      p('**PERSONAL DETAILS:**', 'Spaced'),
      p('Marital Status    : Married'),
      p(`Languages Known   : ${(sheet.languages ?? []).join(', ')}`),
      p(`Address           : ${sheet.place ?? ''}`),
      p('**DECLARATION:**', 'Spaced'),
      p('I hereby declare that the above information is true to the best of my knowledge and belief.'),
      p(`Place: ${sheet.place?.split(',')[0] ?? ''}\t(${sheet.shown})`),
    ].join(''),
  }),

  'name in the head of the page': (sheet) => ({
    header: p(`**${sheet.shown}**`) + p(all(reach(sheet), ' | '), 'Small'),
    footer: p('Curriculum vitae – confidential', 'Small'),
    body: [
      sheet.headline ? p(`**${sheet.headline}**`) : '',
      about(sheet, h1),
      h1(word(sheet, 'jobs')),
      ...jobsOf(sheet).map((job) =>
        [
          p(`**${job.employer}** (${period(sheet, job)})`),
          p(`__${all([job.title, job.place])}__`),
          bullets(job.duties),
        ].join(''),
      ),
      rest(sheet, h1),
    ].join(''),
  }),

  'one line a job': (sheet) => ({
    body: [
      top(sheet),
      about(sheet, label),
      label(word(sheet, 'jobs')),
      ...jobsOf(sheet).map((job) => p(all([job.title, job.employer, job.place, period(sheet, job)], ' | '))),
      rest(sheet, label),
    ].join(''),
  }),

  'dates before the employer': (sheet) => ({
    body: [
      p(sheet.shown, 'Name'),
      each(reach(sheet), (line) => p(line)),
      label(word(sheet, 'jobs')),
      ...jobsOf(sheet).map((job) =>
        [
          p(`${period(sheet, job)}\t${all([job.employer, job.place])}`),
          p(`\t${job.title}`),
          ...job.duties.map((duty) => p(`\t• ${duty}`)),
        ].join(''),
      ),
      label(word(sheet, 'edu')),
      ...schoolsOf(sheet).map(({ degree, school, years }) => p(`${years}\t${school}`) + p(`\t${degree}`)),
      rest(sheet, label, { without: ['edu'] }),
    ].join(''),
  }),

  'two columns of running text': (sheet) => ({
    body:
      p(sheet.shown, 'Name') +
      p(reach(sheet).join('   ')) +
      columns(
        [
          about(sheet, h1),
          rest(sheet, h1, { list: true }),
          h1(word(sheet, 'jobs')),
          ...jobsOf(sheet).map((job) =>
            [
              p(`**${job.title}**`),
              p(all([job.employer, job.place])),
              p(period(sheet, job), 'Small'),
              bullets(job.duties),
            ].join(''),
          ),
        ].join(''),
      ),
  }),

  'box for the name': (sheet) => ({
    body: [
      box(
        p(sheet.shown, 'Label') +
          each([sheet.headline ?? '', ...reach(sheet)], (line) => (line ? p(line, 'Small') : '')),
        16,
      ),
      p(''),
      about(sheet, capitals),
      capitals(word(sheet, 'jobs')),
      ...jobsOf(sheet).map((job) =>
        [
          p(`${period(sheet, job)}: **${job.title}**`),
          p(all([job.employer, job.place], ' – ')),
          bullets(job.duties),
        ].join(''),
      ),
      rest(sheet, capitals, { list: true }),
    ].join(''),
  }),

  'photo and personal data': (sheet) => ({
    body: [
      p(sheet.lang === 'de' ? 'Lebenslauf' : 'Curriculum Vitae', 'Name'),
      table(
        [12, 5],
        [
          [
            [p(`**${word(sheet, 'contact')}**`), p(sheet.shown), each(reach(sheet), (line) => p(line))].join(
              '',
            ),
            picture('Portrait_2024_final.jpg', 'Photo: Studio Lichtblick, Marie Curie Street 5'),
          ],
        ],
      ),
      label(word(sheet, 'jobs')),
      table(
        [4, 13],
        jobsOf(sheet).map((job) => [
          p(period(sheet, job)),
          p(`**${all([job.employer, job.place])}**`) + p(job.title) + bullets(job.duties),
        ]),
      ),
      label(word(sheet, 'edu')),
      table(
        [4, 13],
        schoolsOf(sheet).map(({ degree, school, years }) => [p(years), p(school) + p(degree)]),
      ),
      rest(sheet, label, { without: ['edu'] }),
    ].join(''),
  }),

  'no headings at all': (sheet) => ({
    body: [
      p(sheet.shown),
      p(all(reach(sheet), ', ')),
      p(''),
      sheet.summary ? p(sheet.summary) + p('') : '',
      ...jobsOf(sheet).map((job) =>
        [
          p(all([job.title, job.employer, period(sheet, job)])),
          ...job.duties.map((duty) => p(`${duty}.`)),
          p(''),
        ].join(''),
      ),
      ...schoolsOf(sheet).map(({ degree, school, years }) => p(all([degree, school, years]))),
      sheet.languages ? p(sheet.languages.join(', ')) : '',
    ].join(''),
  }),

  'dates on a line of their own': (sheet) => ({
    body: [
      top(sheet),
      about(sheet, label),
      label(word(sheet, 'jobs')),
      ...jobsOf(sheet).map((job) =>
        [
          p(`**${job.employer}**`, 'Spaced'),
          p(`__${job.title}__`),
          p(all([period(sheet, job), job.place], ' · ')),
          each(job.duties, (duty) => p(`${duty}.`)),
        ].join(''),
      ),
      rest(sheet, label),
    ].join(''),
  }),
};
