/** The one style sheet of the pages, sent inside each of them under its nonce. */
export const STYLE = `
:root{color-scheme:light dark;--ink:#1c2430;--soft:#4a5566;--line:#c9d1dc;--paper:#fff;--ground:#f3f5f8;--brand:#1b4f8f;--brand-dark:#123a6b;--good:#0f5f3a;--good-ground:#e5f5ec;--bad:#9b1c1c;--bad-ground:#fdecec;--warn:#6b4700;--warn-ground:#fff4d6;--act:#1b4f8f;--act-dark:#123a6b;--tint:#e8f0fa;--plain:#e8ecf2;--edge:#6d7888;--focus:#b45f00;--amber:#b37a00;--fresh:#8fb3dc}
@media screen and (prefers-color-scheme:dark){:root{--ink:#e8edf4;--soft:#aab5c4;--line:#364353;--paper:#1a212b;--ground:#11161d;--brand:#86b7ff;--brand-dark:#b3d2ff;--good:#7fd7a2;--good-ground:#12301f;--bad:#ff9d9d;--bad-ground:#3a1a1c;--warn:#f0c068;--warn-ground:#352a10;--act:#2a65ad;--act-dark:#3573c0;--tint:#1c2d44;--plain:#2a3442;--edge:#8290a3;--focus:#ffb454;--amber:#d79a20;--fresh:#4a78b0}}
*{box-sizing:border-box}
html{font:16px/1.5 system-ui,-apple-system,"Segoe UI",Roboto,"Helvetica Neue",Arial,sans-serif;color:var(--ink);background:var(--ground);-webkit-text-size-adjust:100%}
body{margin:0;min-height:100vh;display:flex;flex-direction:column}
a{color:var(--brand);text-underline-offset:.15em}
a:hover{color:var(--brand-dark)}
:focus-visible{outline:3px solid var(--focus);outline-offset:2px;border-radius:4px}
.skip{position:absolute;left:-999rem;top:.5rem;background:var(--paper);padding:.5rem 1rem;z-index:1}
.skip:focus{left:.5rem}
header{background:var(--paper);border-bottom:1px solid var(--line)}
.bar{max-width:58rem;margin:0 auto;padding:.6rem 1rem;display:flex;flex-wrap:wrap;gap:.4rem 1.25rem;align-items:center}
.brand{font-weight:700;font-size:1.1rem;color:var(--ink);text-decoration:none;margin-right:auto}
.marked{display:inline-flex;align-items:center;gap:.6rem}
.marked img{height:2.5rem;width:auto;max-width:10rem;object-fit:contain;background:#fff;border-radius:6px;padding:3px}
nav ul{list-style:none;margin:0;padding:0;display:flex;flex-wrap:wrap;gap:.1rem 1rem}
nav a{display:inline-block;padding:.35rem 0}
nav a[aria-current]{color:var(--ink);font-weight:600;text-decoration-thickness:2px}
.who{display:flex;flex-wrap:wrap;align-items:center;gap:.3rem .75rem;color:var(--soft);font-size:.9rem;overflow-wrap:anywhere}
@media(min-width:44rem){.who{margin-left:auto}}
main{flex:1;width:100%;max-width:58rem;margin:0 auto;padding:1.5rem 1rem 3rem}
main.narrow,.bar.narrow{max-width:32rem}
h1{font-size:1.6rem;line-height:1.25;margin:.25rem 0 1rem;overflow-wrap:anywhere}
h2{font-size:1.15rem;margin:0 0 .5rem;overflow-wrap:anywhere}
h3{font-size:1.05rem;margin:0 0 .25rem;overflow-wrap:anywhere}
p{margin:0 0 1rem}
.visually-hidden{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap}
.soft{color:var(--soft)}
.small{font-size:.9rem}
.card{background:var(--paper);border:1px solid var(--line);border-radius:10px;padding:1.25rem;margin:0 0 1.25rem}
.card>:last-child{margin-bottom:0}
.notice{border-left:5px solid var(--brand);background:var(--tint);border-radius:6px;padding:.75rem 1rem;margin:0 0 1.25rem;overflow-wrap:anywhere}
.notice.good{border-color:var(--good);background:var(--good-ground)}
.notice.bad{border-color:var(--bad);background:var(--bad-ground)}
.notice.warn{border-color:var(--amber);background:var(--warn-ground)}
.notice>:last-child{margin-bottom:0}
.field{margin:0 0 1.1rem}
label,legend{font-weight:600}
.hint{color:var(--soft);font-size:.9rem;margin:.1rem 0 .3rem}
.fault{color:var(--bad);font-weight:600;margin:.1rem 0 .3rem}
input[type=date],input[type=file],input[type=month],input[type=tel],input[type=number],input[type=text],input[type=email],input[type=password],input[type=url],textarea,select{display:block;width:100%;font:inherit;color:inherit;background:var(--paper);border:1px solid var(--edge);border-radius:6px;padding:.55rem .7rem;margin-top:.3rem}
td>select{min-width:9.5rem}
.choices{table-layout:fixed}
.choices th{width:42%}
@media(max-width:34rem){.choices thead{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap}.choices :is(tr,th,td){display:block;width:auto;border:0;padding:0}.choices tr{border-bottom:1px solid var(--line);padding:.6rem 0}}
input[type=color]{display:block;width:5rem;height:2.75rem;padding:.2rem;margin-top:.3rem;background:var(--paper);border:1px solid var(--edge);border-radius:6px}
[aria-invalid=true]{border:2px solid var(--bad)!important}
textarea{min-height:5rem;resize:vertical}
fieldset{border:1px solid var(--line);border-radius:8px;margin:0 0 1.1rem;padding:.75rem 1rem 1rem}
.choice{display:flex;gap:.6rem;align-items:flex-start;padding:.3rem 0}
.choice input{width:1.15rem;height:1.15rem;margin:.2rem 0 0;flex:none;accent-color:var(--brand)}
.choice label{font-weight:400}
.choice+.field{margin-top:.9rem}
summary+form{margin-top:.7rem}
.mark{display:inline-block;font-size:.78rem;font-weight:600;border-radius:99px;padding:.05rem .55rem;background:var(--warn-ground);color:var(--warn);white-space:nowrap}
.mark.good{background:var(--good-ground);color:var(--good)}
.mark.plain{background:var(--plain);color:var(--ink)}
.row{display:flex;flex-wrap:wrap;gap:.75rem;align-items:center}
button,.button{font:inherit;font-weight:600;border-radius:6px;border:1px solid var(--act);background:var(--act);color:#fff;padding:.55rem 1.1rem;cursor:pointer;text-decoration:none;display:inline-block;min-height:2.75rem}
button:hover,.button:hover{background:var(--act-dark);color:#fff}
button.second{background:var(--paper);color:var(--brand);border-color:var(--brand)}
button.second:hover{background:var(--tint);color:var(--brand-dark)}
button.danger{background:var(--paper);color:var(--bad);border-color:var(--bad)}
button.danger:hover{background:var(--bad-ground)}
button.link{border:0;background:none;color:var(--brand);text-decoration:underline;padding:.2rem;font-weight:400;min-height:0}
.who button.link{padding-inline:0}
code,.secret{font-family:ui-monospace,SFMono-Regular,Menlo,Consolas,monospace;font-size:.92em;overflow-wrap:anywhere}
.secret{display:block;background:var(--plain);border:1px solid var(--line);border-radius:6px;padding:.5rem .7rem;margin:.25rem 0 .75rem;user-select:all}
button+p,form+p,.row+p,table+p,form+details,search+details,summary+fieldset{margin-top:1rem}
:not(.row,.who)>form+form{margin-top:.75rem}
details{margin:0 0 1rem}
summary{cursor:pointer;padding:.2rem 0}
dl{display:grid;grid-template-columns:minmax(8rem,auto) 1fr;gap:.3rem 1rem;margin:0 0 1rem}
dt{color:var(--soft)}
dd{margin:0;overflow-wrap:anywhere;white-space:pre-line}
progress{display:block;width:100%;height:.8rem;margin-bottom:.5rem;accent-color:var(--brand)}
li{overflow-wrap:anywhere}
li>dl{margin-top:.4rem}
ul.plain{list-style:none;margin:0;padding:0}
ul.codes{display:grid;grid-template-columns:repeat(auto-fill,minmax(13rem,1fr));gap:.25rem 1rem}
ul.tight{margin:0 0 1rem;padding-left:1.2rem}
table{border-collapse:collapse;width:100%}
th,td{text-align:left;vertical-align:top;padding:.45rem .6rem .45rem 0;border-bottom:1px solid var(--line);overflow-wrap:anywhere}
.scroll{overflow-x:auto}
footer{color:var(--soft);font-size:.85rem;text-align:center;padding:1rem}
@media(max-width:34rem){dl{grid-template-columns:1fr;gap:0}dd{margin-bottom:.5rem}.brand{flex-basis:100%}.row>form,.row button.wide{width:100%}button.wide{width:100%}}
@media(prefers-reduced-motion:no-preference){a,button{transition:background-color .12s}}
@media print{:root{color-scheme:light}}
`.trim();

/** What stands over it on the pages that an agency shows to people outside: the ground and head of its clients' pages. */
export const OUTSIDE_STYLE = `
@media(prefers-color-scheme:light){:root{--ground:#f6f5f2}}
header{background:none;border:0}
.bar{padding-top:1.4rem}
.brand{font-weight:650;font-size:1.05rem}
`;
