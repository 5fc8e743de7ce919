/** @jsxImportSource hono/jsx */
import type { FC } from 'hono/jsx';
import type { Scope } from '#src/domain/accounts/scopes.ts';
import { inCatalogueOrder, isElevated } from '#src/identity/oauth/scopes.ts';
import { areas, scopes } from '../language/en/connections.ts';
import { type Key, t } from '../language/text.ts';

type Level = 'none' | 'see' | 'change';

const LEVEL_WORDS = {
  none: 'connections.none',
  see: 'connections.see',
  change: 'connections.seeAndChange',
} as const satisfies Record<Level, Key>;

/** An area of the agency's work with the levels that can be given of it. */
interface Area {
  name: string;
  levels: Level[];
}

const PARTS = /^(\w+):(read|write)$/;

/** The areas in which one can see or change, of the scopes that can be given. */
function areasOf(offered: readonly Scope[]): Area[] {
  const areas = new Map<string, Level[]>();
  for (const scope of offered) {
    const [, name, verb] = PARTS.exec(scope) ?? [];
    if (name === undefined || isSingle(scope)) continue;
    const levels = areas.get(name) ?? ['none'];
    areas.set(name, [...levels, verb === 'write' ? 'change' : 'see']);
  }
  return [...areas].map(([name, levels]) => ({ name, levels }));
}

/** What stands alone: money, figures, the profile of the agency, everything. */
const isSingle = (scope: Scope): boolean =>
  isElevated(scope) || scope === 'analytics:read' || scope === 'accounts:read';

interface Choice {
  offered: readonly Scope[];
  chosen: ReadonlySet<string>;
  /** What was not held before, and is marked. */
  isNew?: (scope: Scope) => boolean;
  /** What is asked, where it is not what a connection or a key may do. */
  asked?: { title: string; hint: string };
  /** What is wrong with the choice. */
  fault?: string | undefined;
}

/** The permissions that can be given, area by area: none, see, change. `readScopes` reads the form. */
export const ScopeChoice: FC<Choice> = ({
  offered,
  chosen,
  isNew = () => false,
  asked = { title: t('connections.whatItMayDo'), hint: t('connections.takeAwayWhatItDoes') },
  fault,
}) => {
  const areas = areasOf(offered);
  const singles = offered.filter(isSingle);
  return (
    <>
      {areas.length === 0 ? null : (
        <fieldset class="card" aria-describedby={fault === undefined ? undefined : 'scopes-fault'}>
          <legend>{asked.title}</legend>
          <p class="hint">{asked.hint}</p>
          {fault === undefined ? null : (
            <p class="fault" id="scopes-fault">
              {fault}
            </p>
          )}
          {areas.map((area) => (
            <AreaChoice area={area} chosen={chosen} isNew={isNew} />
          ))}
        </fieldset>
      )}
      {singles.length === 0 ? null : (
        <fieldset class="card">
          <legend>{t('connections.moneyFiguresAndTheAgency')}</legend>
          <p class="hint">{t('connections.theseShowWhatMostApps')}</p>
          {singles.map((scope) => (
            <div class="choice">
              <input type="checkbox" id={scope} name="scope" value={scope} checked={chosen.has(scope)} />
              <label for={scope}>
                {scopeText(scope)}{' '}
                {isElevated(scope) ? <span class="mark">{t('connections.elevated')}</span> : null}{' '}
                {isNew(scope) ? <span class="mark good">{t('connections.new')}</span> : null}
              </label>
            </div>
          ))}
        </fieldset>
      )}
    </>
  );
};

const AreaChoice: FC<{ area: Area; chosen: ReadonlySet<string>; isNew(scope: Scope): boolean }> = ({
  area: { name, levels },
  chosen,
  isNew,
}) => {
  const held: Level = chosen.has(`${name}:write`) ? 'change' : chosen.has(`${name}:read`) ? 'see' : 'none';
  const write = `${name}:write` as Scope;
  const fresh = isNew(`${name}:read` as Scope) || isNew(write);
  const more = levels.includes('change') && isOwn(write) ? scopeText(write) : null;
  return (
    <div
      class="area"
      role="radiogroup"
      aria-labelledby={`area-${name}`}
      aria-describedby={more === null ? undefined : `more-${name}`}
    >
      <span>
        <span id={`area-${name}`}>
          {upperFirst(areaText(name))} {fresh ? <span class="mark good">{t('connections.new')}</span> : null}
        </span>
        {more === null ? null : (
          <span class="hint" id={`more-${name}`}>
            {t('connections.toChangeMeans', { more })}
          </span>
        )}
      </span>
      <span class="levels">
        {levels.map((level) => (
          <label>
            <input type="radio" name={`area:${name}`} value={level} checked={level === held} />{' '}
            {t(LEVEL_WORDS[level])}
          </label>
        ))}
      </span>
    </div>
  );
};

/** What was chosen in the form, of what was offered. */
export function readScopes(form: URLSearchParams, offered: readonly Scope[]): Scope[] {
  const single = form.getAll('scope');
  return inCatalogueOrder(
    offered.filter((scope) => {
      const [, name, verb] = PARTS.exec(scope) ?? [];
      if (name === undefined || isSingle(scope)) return single.includes(scope);
      const level = form.get(`area:${name}`);
      return level === 'change' || (level === 'see' && verb === 'read');
    }),
  );
}

/** Scopes in a sentence or two: what is seen, what is changed, what is shown of money and figures. */
export function scopeWords(scopes: readonly Scope[]): string[] {
  if (scopes.includes('admin')) return [scopeText('admin')];
  const held = new Set<string>(scopes);
  const areas = areasOf(scopes).map(({ name }) => name);
  const changes = areas.filter((name) => held.has(`${name}:write`)).map(areaText);
  const sees = areas.filter((name) => !held.has(`${name}:write`)).map(areaText);
  return [
    ...(changes.length === 0 ? [] : [t('connections.seesAndChanges', { areas: changes.join('; ') })]),
    ...(sees.length === 0 ? [] : [t('connections.sees', { areas: sees.join('; ') })]),
    ...scopes.filter(isSingle).map((scope) => scopeText(scope)),
  ];
}

/** A scope in the words of somebody who must decide about it. */
export function scopeText(scope: Scope): string {
  if (isOwn(scope)) return t(`scopes.${scope}`);
  const [area = '', verb] = scope.split(':');
  return t(verb === 'write' ? 'connections.changeArea' : 'connections.seeArea', { area: areaText(area) });
}

const isOwn = (scope: Scope): scope is Scope & keyof typeof scopes => scope in scopes;
const isArea = (name: string): name is keyof typeof areas => name in areas;
const areaText = (name: string): string => (isArea(name) ? t(`areas.${name}`) : name);
const upperFirst = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1);

/** The rules of the choice, for a page that shows it. */
export const SCOPE_STYLE = `
.area{display:flex;flex-wrap:wrap;gap:.2rem 1rem;justify-content:space-between;border-top:1px solid var(--line);padding:.45rem 0}
.area>:first-child{flex:1 1 14rem}
.area .hint{display:block}
.levels{display:flex;flex-wrap:wrap;gap:.2rem 1rem}
.levels label{font-weight:400;display:flex;gap:.35rem;align-items:center;min-height:2rem}
.levels input{width:1.1rem;height:1.1rem;margin:0;accent-color:var(--brand)}
`.trim();
