import { escapeHtml, htmlToText, renderLightFormatting } from '#src/lib/formatting.ts';

import { mailText } from '../mail-texts/index.ts';

/** A mail to somebody at a client, before it is put into words and markup. */
export interface ClientEmail {
  /** Without a comma at its end. */
  greeting: string;
  /** Light formatting. */
  body: string;
  /** Who or what it is about, one line each. */
  lines?: readonly { title: string; detail: string | null }[];
  /** Light formatting, below the lines. */
  after?: string;
  /** Where it leads, with the words of the note that count from now; null where there is nothing to open. */
  link: { label: string; url: string; note: string; counted?: readonly string[] } | null;
}

const TEXT = 'margin:0 0 16px;color:#1c2430;font-size:16px;line-height:1.55';
const SMALL = 'margin:0 0 16px;color:#4a5566;font-size:14px;line-height:1.5';
const BUTTON =
  'display:inline-block;background:#1b4f8f;color:#ffffff;font-weight:600;font-size:16px;text-decoration:none;padding:12px 22px;border-radius:6px';
const LINE = 'padding:12px 0;border-top:1px solid #c9d1dc;color:#1c2430;font-size:16px;line-height:1.45';

/** The two forms of a mail to a client. Safe for any text: markup in it comes out as it was typed. */
export function renderClientEmail(email: ClientEmail): { body: string; html: string } {
  const { greeting, body, lines = [], link, after } = email;
  const parts = [`<p style="${TEXT}">${escapeHtml(greeting)},</p>`, formatted(body)];
  if (lines.length > 0) {
    const rows = lines.map(({ title, detail }) => {
      const more = detail === null ? '' : `<br><span style="color:#4a5566">${escapeHtml(detail)}</span>`;
      return `<tr><td style="${LINE}"><strong>${escapeHtml(title)}</strong>${more}</td></tr>`;
    });
    parts.push(
      `<table style="width:100%;margin:0 0 20px" cellpadding="0" cellspacing="0">${rows.join('')}</table>`,
    );
  }
  if (after !== undefined) parts.push(formatted(after));
  if (link !== null) {
    const url = escapeHtml(link.url);
    parts.push(
      `<p style="margin:0 0 12px"><a href="${url}" style="${BUTTON}">${escapeHtml(link.label)}</a></p>`,
    );
    parts.push(`<p style="${SMALL}">${escapeHtml(link.note)}</p>`);
  }
  const frame = 'max-width:600px;font-family:Arial,Helvetica,sans-serif';
  return { body: plain(email), html: `<div style="${frame}">${parts.join('')}</div>` };
}

function formatted(text: string): string {
  return `<div style="${TEXT}">${renderLightFormatting(text)}</div>`;
}

function plain({ greeting, body, lines = [], link, after }: ClientEmail): string {
  const parts = [`${greeting},`, plainText(body)];
  if (lines.length > 0) {
    parts.push(
      lines.map(({ title, detail }) => (detail === null ? `- ${title}` : `- ${title}: ${detail}`)).join('\n'),
    );
  }
  if (after !== undefined) parts.push(plainText(after));
  if (link !== null)
    parts.push(`${mailText('mails.labelled', { label: link.label })}\n${link.url}`, link.note);
  return parts.join('\n\n');
}

/** Lightly formatted text without the signs of its formatting. */
function plainText(text: string): string {
  return htmlToText(renderLightFormatting(text));
}
