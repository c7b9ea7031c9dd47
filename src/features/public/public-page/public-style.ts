/** The style of public pages. Their policy names its digest, so no other style is applied. */
export const publicStyle = `
:root{--ground:#f5f6f8;--panel:#fff;--line:#e4e7ec;--ink:#1c2029;--soft:#5c6370;--good:#217a3c;--attention:#96600a;--wrong:#c92a2a;--key:#33359c}
@media(prefers-color-scheme:dark){:root{--ground:#101217;--panel:#191b22;--line:#292d37;--ink:#e4e6eb;--soft:#a7adba;--good:#69c587;--attention:#e5b35c;--wrong:#ff9c9c;--key:#a3aefc}}
*{box-sizing:border-box}
body{margin:0;padding:24px 16px;background:var(--ground);color:var(--ink);font:16px/1.5 system-ui,sans-serif;overflow-wrap:break-word}
header,main{max-width:560px;margin:0 auto}
header strong{display:block;font-size:1.25rem}
header p{margin:0 0 16px;color:var(--soft)}
main{padding:20px;background:var(--panel);border:1px solid var(--line);border-radius:10px}
h1{margin:0 0 12px;font-size:1rem;font-weight:600;color:var(--soft)}
.state{margin:0 0 16px;padding:12px 14px;border-inline-start:4px solid;border-radius:4px;background:var(--ground);font-size:1.125rem;color:var(--attention)}
.settled,.genuine{color:var(--good)}
.voided,.revoked,.wrong{color:var(--wrong)}
img{display:block;width:112px;height:140px;margin:0 0 16px;object-fit:cover;border-radius:6px}
dl{margin:0 0 16px}
dl div{display:grid;grid-template-columns:minmax(min-content,2fr) minmax(0,3fr);gap:12px;padding:8px 0;border-bottom:1px solid var(--line)}
dt{color:var(--soft)}
dd{margin:0;font-weight:600;overflow-wrap:anywhere}
dl div:last-child{border:0}
.rows{margin:0 0 8px;overflow-x:auto}
table{width:100%;border-collapse:collapse;font-size:.875rem}
th,td{padding:8px 6px;border-bottom:1px solid var(--line);text-align:start;vertical-align:top}
th{color:var(--soft);font-weight:400}
th:not(:first-child),td:not(:first-child){text-align:end;white-space:nowrap}
@media(max-width:480px){
.rows tr{display:grid;grid-template-columns:repeat(3,1fr);border-bottom:1px solid var(--line)}
.rows th,.rows td{border:0}
.rows :is(th,td):first-child{grid-column:1/-1;padding-bottom:0}
}
h2{margin:0 0 8px;font-size:1rem}
.ways{margin:0 0 8px;padding:0;list-style:none}
.ways li{display:flex;flex-wrap:wrap;align-items:center;gap:4px 12px;padding:6px 0}
.ways bdi{font-weight:600;overflow-wrap:anywhere}
.pay{min-height:44px;padding:10px 14px;border-radius:6px;background:var(--key);color:var(--panel);font-weight:600;text-decoration:none}
.note{margin:0 0 8px;color:var(--soft);font-size:.875rem}
a{display:inline-block;padding:10px 0;color:var(--key)}
label{display:block;margin-bottom:6px}
input,button{width:100%;min-height:44px;padding:8px 12px;border-radius:6px;font:inherit}
input{border:1px solid var(--soft);background:var(--panel);color:inherit}
button{margin-top:12px;border:0;background:var(--key);color:var(--panel);font-weight:600;cursor:pointer}
:focus-visible{outline:2px solid var(--key);outline-offset:2px}
`;
