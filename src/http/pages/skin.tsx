/** @jsxImportSource hono/jsx */
import type { FC } from 'hono/jsx';
import { darker, lighter, readableOn } from '#src/lib/colour.ts';
import type { Skin } from '#src/links/skin.ts';
import type { PageSkin } from './skins.ts';

const logoPath = ({ account_id, logo_version }: Skin): string | null =>
  logo_version === null ? null : `/logo/${account_id}/${logo_version}`;

/** The agency's colour in shades that can be read, for the light and the dark pages. Empty without a colour. */
export function skinStyle(at: PageSkin | null): string {
  const colour = at?.skin.colour;
  if (colour == null) return '';
  const light = readableOn(colour, '#f3f5f8');
  const dark = readableOn(colour, '#1f2833');
  const act = `--act:${light};--act-dark:${darker(light, 0.25)}`;
  return `:root{--brand:${light};--brand-dark:${darker(light, 0.25)};--tint:${lighter(light, 0.92)};${act}}
@media screen and (prefers-color-scheme:dark){:root{--brand:${dark};--brand-dark:${lighter(dark, 0.3)};--tint:${darker(light, 0.6)};${act}}}`;
}

/** The agency's name as its pages begin with it, with its logo. */
export const AgencyMark: FC<{ at: PageSkin | null; agency: string }> = ({ at, agency }) => {
  const logo = at === null ? null : logoPath(at.skin);
  return logo === null ? (
    agency
  ) : (
    <span class="marked">
      <img src={logo} alt="" height="40" />
      {agency}
    </span>
  );
};

/** Icon and preview of a public page; of one that is meant for one person alone, the preview tells the agency's name and no more. */
export const SkinHead: FC<{
  at: PageSkin | null;
  open?: { title: string; url: string; description: string };
}> = ({ at, open }) => {
  if (at === null) return null;
  const { skin, publicUrl } = at;
  const logo = logoPath(skin);
  return (
    <>
      <link rel="icon" href={iconOf(skin.agency, skin.colour)} />
      <meta property="og:site_name" content={skin.agency} />
      <meta property="og:type" content="website" />
      <meta property="og:title" content={open?.title ?? skin.agency} />
      {open === undefined ? null : (
        <>
          <meta property="og:description" content={open.description} />
          <meta property="og:url" content={open.url} />
        </>
      )}
      {logo === null ? null : <meta property="og:image" content={`${publicUrl}${logo}`} />}
    </>
  );
};

/** A square with the agency's first letter, as an address that holds the picture itself. */
function iconOf(agency: string, colour: string | null): string {
  const letter = [...agency.trim()][0]?.toUpperCase() ?? 'D';
  const entity = `&#${letter.codePointAt(0)};`;
  const ground = readableOn(colour ?? '#1b4f8f', '#ffffff');
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="7" fill="${ground}"/><text x="16" y="23" font-family="sans-serif" font-size="20" font-weight="700" text-anchor="middle" fill="#fff">${entity}</text></svg>`;
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}
