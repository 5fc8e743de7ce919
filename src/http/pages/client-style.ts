/** The style sheet of the pages that clients of an agency see. */
export const CLIENT_STYLE = `
:root{color-scheme:light dark;--ink:#1d2433;--soft:#545e6f;--line:#dfe3ea;--paper:#fff;--ground:#f6f5f2;--brand:#1d4a7c;--brand-dark:#12345a;--tint:#eef3f9;--good:#0f5f3a;--good-ground:#e8f4ee;--bad:#9b1c1c;--bad-ground:#fdeeee;--ask:#5b4100;--ask-ground:#fdf5df;--act:#1d4a7c;--act-dark:#12345a;--edge:#6d7888;--focus:#b45f00}
@media screen and (prefers-color-scheme:dark){:root{--ink:#e8edf4;--soft:#aab5c4;--line:#364353;--paper:#1a212b;--ground:#11161d;--brand:#8fbcff;--brand-dark:#b9d6ff;--tint:#1f2f45;--good:#7fd7a2;--good-ground:#12301f;--bad:#ff9d9d;--bad-ground:#3a1a1c;--ask:#f0c068;--ask-ground:#352a10;--act:#2a65ad;--act-dark:#3573c0;--edge:#8290a3;--focus:#ffb454}}
*{box-sizing:border-box}
html{font:17px/1.6 system-ui,-apple-system,"Segoe UI",Roboto,"Helvetica Neue",Arial,sans-serif;color:var(--ink);background:var(--ground);-webkit-text-size-adjust:100%;scroll-padding-top:1rem}
body{margin:0;min-height:100vh;display:flex;flex-direction:column}
a{color:var(--brand);text-underline-offset:.18em;text-decoration-thickness:1px}
a:hover{color:var(--brand-dark);text-decoration-thickness:2px}
:focus-visible{outline:3px solid var(--focus);outline-offset:3px;border-radius:4px}
.skip{position:absolute;left:-999rem;top:.5rem;background:var(--paper);padding:.5rem 1rem;z-index:1}
.skip:focus{left:.5rem}
.wide{max-width:46rem;margin:0 auto;padding:0 1.25rem;width:100%}
body>header{padding:1.4rem 0 0}
.marked{display:inline-flex;align-items:center;gap:.6rem}
.marked img{height:2.5rem;width:auto;max-width:10rem;object-fit:contain;background:#fff;border-radius:6px;padding:3px}
.agency{font-weight:650;letter-spacing:.01em;margin:0}
main.wide{flex:1;padding-top:2.4rem;padding-bottom:3rem}
main:focus{outline:none}
h1{font-size:clamp(1.6rem,1.2rem + 2vw,2.15rem);line-height:1.2;font-weight:650;letter-spacing:-.015em;margin:0 0 .4rem;overflow-wrap:anywhere;text-wrap:balance}
h2{font-size:1.35rem;line-height:1.25;font-weight:650;letter-spacing:-.01em;margin:0;overflow-wrap:anywhere}
h3{font-size:1rem;font-weight:650;margin:1.4rem 0 .4rem}
p{margin:0 0 1rem;overflow-wrap:anywhere}
ul,ol{margin:0 0 1rem;padding-left:1.3rem;overflow-wrap:anywhere}
li{margin:0 0 .3rem}
.over{color:var(--soft);margin:0 0 .5rem;font-size:.95rem}
.visually-hidden{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap}
.said{white-space:pre-line}
.soft{color:var(--soft)}
.small{font-size:.9rem}
.intro{margin:1rem 0 1.6rem}
.jump{list-style:none;margin:0 0 1.8rem;padding:0;border-top:1px solid var(--line)}
.jump li{display:grid;grid-template-columns:minmax(0,12rem) minmax(0,1fr) auto;gap:.1rem 1rem;align-items:baseline;margin:0;padding:.55rem 0;border-bottom:1px solid var(--line)}
.jump a{font-weight:600}
.jump .small{grid-column:3}
article{background:var(--paper);border:1px solid var(--line);border-radius:14px;padding:1.6rem 1.6rem 1.4rem;margin:0 0 1.6rem;box-shadow:0 1px 2px rgba(29,36,51,.05)}
article:focus{outline:none}
.head{display:flex;gap:1rem;align-items:flex-start;margin:0 0 1.1rem}
.disc{flex:none;width:3rem;height:3rem;border-radius:50%;background:var(--tint);color:var(--brand-dark);font-weight:650;display:flex;align-items:center;justify-content:center;font-size:1.05rem}
.head p{margin:.15rem 0 0;color:var(--soft)}
.facts{list-style:none;display:flex;flex-wrap:wrap;gap:.4rem;margin:0 0 1.2rem;padding:0}
.facts li{background:var(--ground);border-radius:99px;padding:.18rem .8rem;font-size:.9rem;margin:0;overflow-wrap:anywhere}
.summary>:last-child,.answer>:last-child,.state>:last-child{margin-bottom:0}
.more{margin:1.1rem 0 0}
.more>summary{color:var(--brand);font-weight:600;cursor:pointer;padding:.3rem 0;list-style:none;display:inline-block}
.more>summary::-webkit-details-marker{display:none}
.more>summary::before{content:'+';display:inline-block;width:1.1em;font-weight:650}
.more[open]>summary::before{content:'\\2212'}
.cv{margin:.7rem 0 0;font-weight:600}
.roles{list-style:none;padding:0}
.roles li{padding:.1rem 0 .1rem .9rem;border-left:3px solid var(--line);margin:0 0 .8rem}
.roles p{margin:.2rem 0 0}
.state{border-radius:10px;padding:.9rem 1.1rem;margin:1.3rem 0 0;background:var(--tint);overflow-wrap:anywhere}
.state p{margin:0 0 .4rem}
.state.good{background:var(--good-ground)}
.state.good strong{color:var(--good)}
.state.bad{background:var(--bad-ground)}
.state.plain{background:var(--ground)}
.state ul{margin:.3rem 0 .5rem}
.talk{margin:1.3rem 0 0;padding:0;list-style:none}
.talk>li{margin:0 0 .9rem}
.asked{background:var(--ask-ground);border-radius:10px 10px 10px 2px;padding:.7rem 1rem}
.asked p,.answer p{margin:0 0 .4rem}
.asked>:last-child{margin-bottom:0}
.answer{background:var(--tint);border-radius:10px 10px 2px 10px;padding:.7rem 1rem;margin:.4rem 0 0 1.4rem}
.who{font-size:.85rem;color:var(--soft);font-weight:600}
.acts{display:grid;grid-template-columns:1.3fr 1.1fr 1.1fr;gap:.6rem;margin:1.4rem 0 0;padding:1.3rem 0 0;border-top:1px solid var(--line)}
.acts>details{min-width:0}
.acts>details[open]{grid-column:1/-1}
.acts>details>summary{list-style:none;display:flex;align-items:center;justify-content:center;text-align:center;min-height:3rem;padding:.5rem .8rem;border:1px solid var(--brand);border-radius:9px;color:var(--brand);font-weight:600;cursor:pointer;background:var(--paper)}
.acts>details>summary::-webkit-details-marker{display:none}
.acts>details:not([open])>summary:hover{background:var(--tint);color:var(--brand-dark)}
.acts>details.first:not([open])>summary{background:var(--act);border-color:var(--act);color:#fff}
.acts>details.first:not([open])>summary:hover{background:var(--act-dark);color:#fff}
.acts>details[open]>summary{justify-content:flex-start;background:none;border-color:transparent;color:var(--ink);padding-left:0;min-height:0;font-size:1.05rem}
form{padding:.4rem 0 .6rem}
.field{margin:0 0 1rem}
label{font-weight:600;display:block}
.hint{color:var(--soft);font-size:.9rem;margin:.05rem 0 .35rem}
.fault{color:var(--bad);font-weight:600;margin:.05rem 0 .35rem}
textarea{display:block;width:100%;font:inherit;color:inherit;background:var(--paper);border:1px solid var(--edge);border-radius:8px;padding:.6rem .75rem;margin-top:.25rem;min-height:5.2rem;resize:vertical}
fieldset{border:0;margin:0 0 1rem;padding:0}
legend{font-weight:600;padding:0}
.scale{display:flex;flex-wrap:wrap;gap:.25rem}
.scale span{display:flex;align-items:center;border:1px solid var(--edge);border-radius:8px;background:var(--paper)}
.scale input{width:1.15rem;height:1.15rem;margin:0 0 0 .6rem;accent-color:var(--brand)}
.scale label{padding:.5rem .65rem .5rem .4rem;cursor:pointer}
.scale span:has(:checked){border-color:var(--brand);background:var(--tint)}
#answer:focus{outline:none}
[aria-invalid=true]{border:2px solid var(--bad)}
button,.button{font:inherit;font-weight:600;border-radius:9px;border:1px solid var(--act);background:var(--act);color:#fff;padding:.65rem 1.3rem;cursor:pointer;min-height:3rem;text-decoration:none;display:inline-block}
button:hover,.button:hover{background:var(--act-dark);color:#fff}
button.quiet{background:var(--paper);color:var(--bad);border-color:var(--bad)}
button.quiet:hover{background:var(--bad-ground)}
body>footer{color:var(--soft);font-size:.87rem;padding:1.4rem 0 2rem;border-top:1px solid var(--line)}
body>footer p{margin:0 0 .3rem}
@media(max-width:36rem){html{font-size:16px}.jump li{grid-template-columns:minmax(0,1fr) auto}.jump li>span:not(.small){grid-column:1/-1;grid-row:2}.jump .small{grid-column:2;grid-row:1;text-align:right}article{padding:1.25rem 1.1rem 1.1rem;border-radius:12px}.acts{grid-template-columns:1fr}.disc{width:2.6rem;height:2.6rem}.answer{margin-left:.8rem}button,.button{width:100%;text-align:center}main.wide{padding-top:1.6rem}}
@media(prefers-reduced-motion:no-preference){a,button,summary{transition:background-color .12s}html{scroll-behavior:smooth}}
@media print{:root{color-scheme:light}.acts,.skip{display:none}article{break-inside:avoid;box-shadow:none}}
`.trim();
