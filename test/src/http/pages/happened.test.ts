import { describe, expect, it } from 'vitest';
import { catalogue } from '#actions/catalogue.ts';
import { en as mails } from '#src/domain/mail-texts/en.ts';
import { LABELS, PLACEMENT_WORDS, REMARKS, RESULT_WORDS, SENTENCES } from '#src/domain/sentences.ts';
import { WARNINGS } from '#src/domain/warnings.ts';
import {
  actionText,
  actorText,
  callerText,
  remarkText,
  sentenceText,
  waitingText,
  warningText,
} from '#src/http/language/happened.ts';
import { CATALOGUES } from '#src/http/language/text.ts';
import { happenedText } from '#src/http/pages/record/wording.ts';
import { LANGUAGES, speaking } from '#src/lib/reader-language.ts';

const ZONE = 'Australia/Brisbane';

/** Values that stand in the parts of sentences. */
const SAMPLES: Record<string, string> = {
  ...{
    stage: 'offer',
    fromStage: 'client interview',
    toStage: 'placed',
    verdict: 'maybe',
    result: 'again hold',
  },
  ...{ fromStatus: 'pending start', toStatus: 'fell off', count: '3', total: '5', merged: '1', failed: '0' },
  ...{ at: '2026-03-04T05:06:07.000Z', fromAt: '2026-03-01T05:06:07.000Z', fields: 'name, notes' },
  ...{ subject: 'Re: your role', paper: 'Identity', why: mails.introTimeout, address: 'a@b.example' },
  ...{
    jobStatus: 'closed',
    fromPlaced: 'started',
    toPlaced: 'pending_start',
    whyNot: 'has no e-mail address',
  },
  ...{
    mark: ' (set by Ada Lane on Sat 21 Nov 2026: "asked \\"twice\\"")',
    who: ': Bo Lane (offer) and 2 more',
  },
  ...{ findings: 'body_text: "a young man". Picks or describes people by age. Say it otherwise.' },
  ...{ placed: 'pla_1a2b (Ana Ruiz, Welder)' },
  ...{ until: '2026-02-03', url: 'https://a.example/x' },
};

const filled = (text: string): string =>
  text.replaceAll(/\{(\w+)\}/g, (_, part: string) => SAMPLES[part] ?? `Q${part}`);

/** What is left of a sentence's own English between the parts, where another language says it otherwise. */
const ownWords = (text: string): string[] =>
  text.split(/\{\w+\}/).filter((words) => /\p{L}{3,} \p{L}/u.test(words));

describe('a warning', () => {
  it.each(['en', 'de', 'fr'] as const)('is said in %s whichever it is, without a tool or an id', (language) =>
    speaking(language, () => {
      for (const [name, text] of Object.entries(WARNINGS)) {
        const said = warningText(filled(text), ZONE);
        expect([name, said === undefined], filled(text)).toEqual([name, false]);
        expect(said).not.toMatch(/\b[a-z]+_[a-z_]+\b|Qid|\{/);
        if (language === 'en') continue;
        for (const words of ownWords(text)) expect(said).not.toContain(words);
      }
    }),
  );

  it('tells who set a mark, who is left and what was found', () =>
    speaking('de', () => {
      expect(warningText(filled(WARNINGS.notToApproach), ZONE)).toBe(
        'Qname darf nicht angesprochen werden (gesetzt von Ada Lane am 21. November 2026: "asked \\"twice\\"").',
      );
      expect(warningText('Ines (cand_1) must not be approached.', ZONE)).toBe(
        'Ines darf nicht angesprochen werden.',
      );
      expect(warningText(filled(WARNINGS.oneStillLive), ZONE)).toBe(
        'Die Stelle Qjob ist geschlossen, und eine Person ist dort noch aktiv: Bo Lane (Angebot) und 2 weitere.',
      );
      expect(
        warningText('a: "young". Picks or describes people by age. b: "x\\"y". Something else.', ZONE),
      ).toBe(
        '„young“: Wählt oder beschreibt Menschen nach dem Alter. „x"y“: Eine Person muss sich das ansehen.',
      );
    }));

  it('that nobody knows is left to be shown as it is', () =>
    speaking('de', () => expect(warningText('Something else happened.', ZONE)).toBeUndefined()));
});

it.each(['de', 'fr'] as const)('what the service adds to a sentence is said in %s', (language) =>
  speaking(language, () => {
    for (const [name, text] of Object.entries(REMARKS))
      expect([name, remarkText(filled(text)) === undefined]).toEqual([name, false]);
    expect(remarkText('Reason: she moved to Perth')).toBeUndefined();
  }),
);

describe('a sentence of what happened', () => {
  it.each(['de', 'fr'] as const)('is said in %s whichever it is', (language) =>
    speaking(language, () => {
      const { created: _, updated: __, deleted: ___, ...sentences } = SENTENCES;
      for (const [name, text] of Object.entries(sentences)) {
        const said = sentenceText(filled(text), ZONE);
        expect([name, said === undefined], filled(text)).toEqual([name, false]);
        for (const words of ownWords(text)) expect(said).not.toContain(words);
      }
    }),
  );

  it('says the values of fixed lists, times and fields in the same language', () =>
    speaking('de', () => {
      expect(sentenceText('Ines Okoro: client interview to offer on Site Lead', ZONE)).toBe(
        'Ines Okoro: Gespräch beim Kunden → Angebot, Site Lead',
      );
      expect(sentenceText('Moved Interview: Ines, Rigger at Acme to 2026-03-04T05:06:07.000Z', ZONE)).toMatch(
        /^Verschoben auf .*2026.*: Gespräch: Ines, Rigger bei Acme$/,
      );
      expect(sentenceText('Read the website of Acme: industry, locations', ZONE)).toBe(
        'Website von Acme gelesen: Branche und Orte',
      );
      expect(sentenceText('Revoked: 2 candidates for Rigger to Acme', ZONE)).toBe(
        'Widerrufen: 2 Personen für Rigger an Acme',
      );
    }));

  it('is told from one in its subject', () =>
    speaking('de', () => {
      const subject = 'Priya at Lantern would like to interview Mei for Nurse';
      expect(sentenceText(`E-mailed Stephanie: ${subject}`, ZONE)).toBe(`E-Mail an Stephanie: ${subject}`);
    }));

  it('stays as it was stored where names make it read in two ways', () =>
    speaking('de', () => {
      expect(sentenceText('Sent Ines to Pat at Centre for Health for Nurse', ZONE)).toBeUndefined();
    }));

  it('that somebody wrote in a note stands as written', () =>
    speaking('de', () => {
      const note = { type: 'note', summary: 'Mail from Ines', action: 'create_activity', changed: [] };
      expect(happenedText(note, ZONE)).toEqual({ what: 'Mail from Ines', english: false });
      expect(happenedText({ ...note, type: 'email_received' }, ZONE).what).toBe('E-Mail von Ines');
    }));

  it('covers the mails’ words for what a client answers, which are told as sentences', () => {
    const sentences: readonly string[] = Object.values(SENTENCES);
    const { saysInterview, saysPass, saysQuestion, saysInterested, saysSpecQuestion, saysNotNow } = mails;
    for (const words of [saysInterview, saysPass, saysQuestion, saysInterested, saysSpecQuestion, saysNotNow])
      expect(sentences).toContain(words);
  });

  it.each(LANGUAGES)('has words in %s for each value that may stand in it', (language) => {
    const { values, happened } = CATALOGUES[language];
    expect(Object.values(PLACEMENT_WORDS).filter((name) => values?.[name] === undefined)).toEqual([]);
    expect(Object.values(RESULT_WORDS).filter((name) => happened?.[name] === undefined)).toEqual([]);
    expect(Object.keys(LABELS).filter((name) => happened?.[name] === undefined)).toEqual([]);
  });
});

it('each action that changes something has a title of its own in every language, and one that only reads has none', () => {
  const all = [...catalogue.values()];
  const writes = all.filter(({ kind, readOnly }) => kind === 'write' && !readOnly).map(({ name }) => name);
  expect(all.filter(({ titleIn }) => titleIn !== null).map(({ name }) => name)).toEqual(writes);
  for (const read of LANGUAGES) {
    const called = speaking(read, () => writes.map((name) => actionText(name)));
    expect(new Set(called).size).toBe(writes.length);
  }
  expect(actionText('list_candidates')).toBeUndefined();
  expect(speaking('de', () => actionText('log_offer'))).toBe(catalogue.get('log_offer')?.titleIn?.de);
});

it('what waits is said with its day and its papers', () =>
  speaking('de', () => {
    expect(waitingText('the client wants an interview, asked 3 days ago')).toBe(
      'Der Kunde möchte ein Gespräch, angefragt vor 3 Tagen',
    );
    expect(waitingText('papers: Identity missing, Identity ends 2026-12-01 and 2 more')).toBe(
      'Unterlagen: Identität fehlt, Identität endet am 1. Dezember 2026 und 2 weitere',
    );
  }));

it('who did something through an app is told with it', () =>
  speaking('fr', () => {
    expect(callerText('the key “Night batch”')).toBe('la clé « Night batch »');
    expect(actorText('Mia, by Claude')).toBe('Mia, par Claude');
    expect(actorText('Mia, by one, by two')).toBe('Mia, by one, by two');
    expect(actionText('list_clients')).toBeUndefined();
  }));
