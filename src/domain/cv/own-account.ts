// How somebody worked is no part of the title where the employer is told: "Tischlermeisterin, selbstständig".
const ON_OWN =
  /,\s+(?:selbstst?[äa]ndig|freiberuflich|freelance|self[- ]employed|aut[óo]nom[oa]|ind[ée]pendante?|en libéral|libero professionista|lavoratrice autonoma|lavoratore autonomo|zelfstandig|zzp'?er|egen företagare|selvstendig|selvstændig)$/iu;

// Who works for themselves has no employer of another job: "Content creator freelance", "Loodgieter (zelfstandig in bijberoep)".
const OF_OWN =
  /(?<!\p{L})(?:selbstst?[äa]ndig\p{L}*|freiberuflich\p{L}*|freelance(?:r|rin)?|self[- ]employed|aut[óo]nom[oa]|por cuenta propia|a domicilio|por horas|ind[ée]pendante?|auto-?entrepreneur|auto-?entrepreneuse|libero professionista|libera professione|in proprio|partita iva|zelfstandige?|zzp'?er|zzp|egen företagare|egenföretagare|selvstendig|selvstændig)(?!\p{L})/iu;

/** Whether a title says that somebody works for themselves. */
export const worksAlone = (title: string): boolean => OF_OWN.test(title);

/** Whether a text says that somebody works for themselves, and nothing else. */
export const isOwnAlone = (text: string): boolean => OF_OWN.exec(text)?.[0].length === text.trim().length;

/** A title without what it adds of how somebody worked. */
export const withoutOwn = (title: string): string => title.replace(ON_OWN, '') || title;
