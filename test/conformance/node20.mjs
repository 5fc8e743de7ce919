import { register } from 'node:module';

// The suite imports fs.globSync, which Node has from version 22 on, for a command that is not used here. On Node 20 the
// import alone would keep it from starting, so it is taken out as the file is loaded.
const hook = `
export async function load(url, context, next) {
  const loaded = await next(url, context);
  if (!url.endsWith('/@modelcontextprotocol/conformance/dist/index.js')) return loaded;
  const source = String(loaded.source);
  const name = /globSync as ([\\w$]+),/.exec(source)?.[1];
  if (name === undefined) return loaded;
  const lines = source.replace('globSync as ' + name + ',', '').split('\\n');
  const first = lines[0].startsWith('#!') ? 1 : 0;
  lines.splice(first, 0, 'const ' + name + ' = () => [];');
  return { ...loaded, source: lines.join('\\n') };
}`;
if (Number(process.versions.node.split('.')[0]) < 22)
  register(`data:text/javascript,${encodeURIComponent(hook)}`);
