/** A flat OpenDocument text, as LibreOffice reads it: what the layouts build their pages of. */

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

/** Words with **bold** and __italic__ runs and [links](mailto:…); a tab is a tab, a line break stays within the paragraph. */
const inline = (text: string): string =>
  escaped(text)
    .replace(/\*\*(.+?)\*\*/g, '<text:span text:style-name="Bold">$1</text:span>')
    .replace(/__(.+?)__/g, '<text:span text:style-name="Italic">$1</text:span>')
    .replace(
      /\[([^\]]+)\]\(((?:mailto:|https?:)[^)\s]+)\)/g,
      '<text:a xlink:type="simple" xlink:href="$2">$1</text:a>',
    )
    .replaceAll('\t', '<text:tab/>')
    .replaceAll('\n', '<text:line-break/>')
    .replace(/ {2,}/g, (run) => ` <text:s text:c="${run.length - 1}"/>`);

type Style = 'Standard' | 'Name' | 'Label' | 'Small' | 'Tabbed' | 'Stopped' | 'Spaced' | 'Centre';

/** A paragraph. */
export const p = (text: string, style: Style = 'Standard'): string =>
  `<text:p text:style-name="${style}">${inline(text)}</text:p>`;

/** A heading with the style of one. */
export const heading = (text: string, level: 1 | 2 = 1): string =>
  `<text:h text:style-name="Heading_20_${level}" text:outline-level="${level}">${inline(text)}</text:h>`;

/** A list with bullets of the word processor's own. */
export const bullets = (items: readonly string[]): string =>
  items.length === 0
    ? ''
    : `<text:list text:style-name="Bullets">${items
        .map((item) => `<text:list-item>${p(item)}</text:list-item>`)
        .join('')}</text:list>`;

/** A table without lines. Widths in cm; a cell is what it holds. */
export function table(widths: readonly number[], rows: readonly (readonly string[])[]): string {
  const columns = widths.map((width) => `<table:table-column table:style-name="Wide${width}"/>`).join('');
  const body = rows
    .map(
      (cells) =>
        `<table:table-row>${cells
          .map((cell) => `<table:table-cell office:value-type="string">${cell || p('')}</table:table-cell>`)
          .join('')}</table:table-row>`,
    )
    .join('');
  return `<table:table table:style-name="Plain">${columns}${body}</table:table>`;
}

/** What stands in two columns of running text. */
export const columns = (body: string): string =>
  `<text:section text:style-name="TwoColumns" text:name="Columns">${body}</text:section>`;

/** A box with text, anchored to a paragraph of its own. */
export const box = (body: string, width = 6): string =>
  `<text:p text:style-name="Standard"><draw:frame draw:name="Box" draw:style-name="Frame" text:anchor-type="paragraph" svg:width="${width}cm" svg:x="0cm" svg:y="0cm"><draw:text-box fo:min-height="2cm">${body}</draw:text-box></draw:frame></text:p>`;

const DOT =
  'iVBORw0KGgoAAAANSUhEUgAAAAoAAAAKCAIAAAACUFjqAAAAE0lEQVR4nGPYcuIOHsQwKo0NAQDh+ephuf/tCwAAAABJRU5ErkJggg==';

/** A small picture with a title and a description for those who do not see it. */
export const picture = (title: string, description: string): string =>
  `<text:p text:style-name="Standard"><draw:frame draw:name="Picture" draw:style-name="Frame" text:anchor-type="as-char" svg:width="2.5cm" svg:height="3cm"><draw:image><office:binary-data>${DOT}</office:binary-data></draw:image><svg:title>${escaped(title)}</svg:title><svg:desc>${escaped(description)}</svg:desc></draw:frame></text:p>`;

const WIDTHS = [2, 2.5, 3, 3.5, 4, 4.5, 5, 5.5, 6, 7, 8, 8.5, 9, 10, 11, 11.5, 12, 12.5, 13, 13.5, 14, 17];

const STYLES = `
<style:style style:name="Standard" style:family="paragraph"><style:text-properties fo:font-size="10pt" style:font-name="DejaVu Sans"/></style:style>
<style:style style:name="Heading_20_1" style:display-name="Heading 1" style:family="paragraph" style:parent-style-name="Standard" style:default-outline-level="1"><style:paragraph-properties fo:margin-top="0.4cm"/><style:text-properties fo:font-size="14pt" fo:font-weight="bold"/></style:style>
<style:style style:name="Heading_20_2" style:display-name="Heading 2" style:family="paragraph" style:parent-style-name="Standard" style:default-outline-level="2"><style:text-properties fo:font-size="11pt" fo:font-weight="bold"/></style:style>
<style:style style:name="Header" style:family="paragraph" style:parent-style-name="Standard"/>
<text:list-style style:name="Bullets"><text:list-level-style-bullet text:level="1" text:bullet-char="•"><style:list-level-properties text:space-before="0.4cm" text:min-label-width="0.4cm"/></text:list-level-style-bullet></text:list-style>`;

const AUTOMATIC = `
<style:style style:name="Name" style:family="paragraph" style:parent-style-name="Standard"><style:text-properties fo:font-size="20pt" fo:font-weight="bold"/></style:style>
<style:style style:name="Label" style:family="paragraph" style:parent-style-name="Standard"><style:paragraph-properties fo:margin-top="0.3cm"/><style:text-properties fo:font-weight="bold"/></style:style>
<style:style style:name="Small" style:family="paragraph" style:parent-style-name="Standard"><style:text-properties fo:font-size="8pt"/></style:style>
<style:style style:name="Spaced" style:family="paragraph" style:parent-style-name="Standard"><style:paragraph-properties fo:margin-top="0.3cm"/></style:style>
<style:style style:name="Centre" style:family="paragraph" style:parent-style-name="Standard"><style:paragraph-properties fo:text-align="center"/></style:style>
<style:style style:name="Tabbed" style:family="paragraph" style:parent-style-name="Standard"><style:paragraph-properties><style:tab-stops><style:tab-stop style:position="17cm" style:type="right"/></style:tab-stops></style:paragraph-properties></style:style>
<style:style style:name="Stopped" style:family="paragraph" style:parent-style-name="Standard"><style:paragraph-properties><style:tab-stops><style:tab-stop style:position="4.8cm"/><style:tab-stop style:position="11cm"/></style:tab-stops></style:paragraph-properties></style:style>
<style:style style:name="Bold" style:family="text"><style:text-properties fo:font-weight="bold"/></style:style>
<style:style style:name="Italic" style:family="text"><style:text-properties fo:font-style="italic"/></style:style>
<style:style style:name="Plain" style:family="table"><style:table-properties style:width="17cm" table:align="left"/></style:style>
<style:style style:name="Frame" style:family="graphic"><style:graphic-properties style:wrap="none" style:vertical-pos="from-top" style:vertical-rel="paragraph" style:horizontal-pos="from-left" style:horizontal-rel="paragraph" fo:border="none"/></style:style>
<style:style style:name="TwoColumns" style:family="section"><style:section-properties text:dont-balance-text-columns="false"><style:columns fo:column-count="2" fo:column-gap="0.8cm"/></style:section-properties></style:style>
${WIDTHS.map((width) => `<style:style style:name="Wide${width}" style:family="table-column"><style:table-column-properties style:column-width="${width}cm"/></style:style>`).join('\n')}
<style:page-layout style:name="Page"><style:page-layout-properties fo:page-width="21cm" fo:page-height="29.7cm" fo:margin-top="1.8cm" fo:margin-bottom="1.8cm" fo:margin-left="2cm" fo:margin-right="2cm"/><style:header-style><style:header-footer-properties fo:min-height="0.5cm" fo:margin-bottom="0.3cm"/></style:header-style><style:footer-style><style:header-footer-properties fo:min-height="0.5cm"/></style:footer-style></style:page-layout>`;

const NAMES = [
  ['office', 'office'],
  ['style', 'style'],
  ['text', 'text'],
  ['table', 'table'],
  ['draw', 'drawing'],
]
  .map(([prefix, name]) => `xmlns:${prefix}="urn:oasis:names:tc:opendocument:xmlns:${name}:1.0"`)
  .join(' ');

export interface Page {
  body: string;
  header?: string;
  footer?: string;
}

/** The whole document. */
export const fodt = ({ body, header, footer }: Page): string =>
  `<?xml version="1.0" encoding="UTF-8"?>
<office:document ${NAMES} xmlns:fo="urn:oasis:names:tc:opendocument:xmlns:xsl-fo-compatible:1.0" xmlns:xlink="http://www.w3.org/1999/xlink" xmlns:svg="urn:oasis:names:tc:opendocument:xmlns:svg-compatible:1.0" office:version="1.3" office:mimetype="application/vnd.oasis.opendocument.text">
<office:font-face-decls><style:font-face style:name="DejaVu Sans" svg:font-family="'DejaVu Sans'"/></office:font-face-decls>
<office:styles>${STYLES}</office:styles>
<office:automatic-styles>${AUTOMATIC}</office:automatic-styles>
<office:master-styles><style:master-page style:name="Standard" style:page-layout-name="Page">${
    header === undefined ? '' : `<style:header>${header}</style:header>`
  }${footer === undefined ? '' : `<style:footer>${footer}</style:footer>`}</style:master-page></office:master-styles>
<office:body><office:text>${body}</office:text></office:body>
</office:document>`;
