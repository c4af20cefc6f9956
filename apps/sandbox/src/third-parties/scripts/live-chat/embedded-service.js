// A fake of a live chat's embedded service and its agent. It has the interface of such services
// (settings, init, event handlers, startChat), renders its window by innerHTML into the page, adds a style
// element and a frame, and logs to `embedded_svc.log`. It calls no server: the agent is below.
// Like such services it stores its session in storage and a cookie, and works without them if the browser refuses.
(() => {
  const JOINS_AFTER_MS = 700;
  const ANSWERS_AFTER_MS = 900;
  const AGENT = 'Robin';

  const log = [];
  const settings = {};
  const handlers = new Map();
  const storage = findStorage();
  let setUp = null;
  let chat = null;

  /** The browser's storage, or one for this page's lifetime: a document without an origin has none. */
  function findStorage() {
    try {
      localStorage.setItem('chat-test', '1');
      localStorage.removeItem('chat-test');
      return {
        kind: 'browser',
        set: (key, value) => localStorage.setItem(key, value),
        remove: (key) => localStorage.removeItem(key),
      };
    } catch {
      const items = new Map();
      return {
        kind: 'memory',
        set: (key, value) => items.set(key, value),
        remove: (key) => items.delete(key),
      };
    }
  }

  function setCookie(value) {
    try {
      document.cookie = `chat-session=${value}; SameSite=Lax`;
    } catch {
      // A document without an origin has no cookies.
    }
  }

  function remember(session) {
    storage.set('chat-session', session);
    setCookie(session);
  }

  function forget() {
    storage.remove('chat-session');
    setCookie('; Max-Age=0');
  }

  const style = `
    :root { color-scheme: light dark; --ink: #16202b; --quiet: #55626f; --line: #8a96a3; --hairline: #dfe4e9; --sheet: #fff; --theirs: #eef1f4; --mine: #10446b; --on-mine: #fff; --key: #10446b; --on-key: #fff; }
    @media (prefers-color-scheme: dark) { :root { --ink: #e9eef3; --quiet: #a5b1bd; --line: #75828f; --hairline: #2b3743; --sheet: #18212b; --theirs: #243140; --mine: #8cc4ef; --on-mine: #06202f; --key: #8cc4ef; --on-key: #06202f; } }
    * { box-sizing: border-box; }
    body { margin: 0; font: 400 14px/1.45 system-ui, -apple-system, "Segoe UI", Roboto, sans-serif; color: var(--ink); background: var(--sheet); }
    .window { display: flex; flex-direction: column; height: 100vh; }
    header { display: flex; align-items: center; gap: 12px; padding: 8px 8px 8px 16px; border-bottom: 1px solid var(--hairline); }
    header iframe { flex: none; width: 36px; height: 36px; border: 0; border-radius: 50%; }
    .who { flex: 1; min-width: 0; }
    h1 { margin: 0; font-size: 14px; font-weight: 600; }
    .state { margin: 0; font-size: 12px; color: var(--quiet); }
    .messages { flex: 1; overflow-y: auto; display: flex; flex-direction: column; gap: 8px; padding: 16px; }
    .message { max-width: 85%; margin: 0; padding: 8px 12px; border-radius: 10px; overflow-wrap: anywhere; white-space: pre-line; }
    .message.agent { align-self: flex-start; background: var(--theirs); border-bottom-left-radius: 2px; }
    .message.user { align-self: flex-end; color: var(--on-mine); background: var(--mine); border-bottom-right-radius: 2px; }
    .message.note { align-self: center; padding: 0; color: var(--quiet); font-size: 12px; text-align: center; }
    .said-by { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }
    .typing { min-height: 20px; margin: 0; padding: 0 16px; font-size: 12px; color: var(--quiet); }
    form { display: flex; gap: 8px; padding: 8px 16px 16px; }
    input { flex: 1; min-width: 0; height: 36px; padding: 0 12px; font: inherit; color: inherit; background: transparent; border: 1px solid var(--line); border-radius: 6px; }
    button { min-height: 36px; padding: 0 16px; font: inherit; font-weight: 500; color: var(--on-key); background: var(--key); border: 0; border-radius: 6px; cursor: pointer; }
    header button { color: inherit; background: transparent; border: 1px solid var(--line); }
    :focus-visible { outline: 2px solid var(--key); outline-offset: 2px; }
  `;

  const face = `<!doctype html><html lang="en"><title>Agent</title><style>html { color-scheme: light; } body { margin: 0; display: grid; place-content: center; height: 100vh; background: #10446b; color: #fff; font: 600 16px system-ui, sans-serif; }</style><span aria-hidden="true">${AGENT[0]}</span>`;

  const answers = [
    [/\b(?:bye|goodbye|that(?:’|')?s all|nothing else)\b/i, null],
    [
      /\b(?:down|outage|slow|packet loss|no connection|offline)\b/i,
      'Thank you. I am running a line test on that circuit now; it takes about two minutes. Has anything on site been changed since it last worked?',
    ],
    [
      /\b(?:when|date|how long|eta)\b/i,
      'Let me look at the schedule. The next step is planned for tomorrow between 09:00 and 12:00; you will have an e-mail once the engineer is on the way.',
    ],
    [
      /\b(?:invoice|bill|price|quote|cost)\b/i,
      'I can’t see prices from here, but I have passed your question to your account team. They answer within one working day.',
    ],
    [/\b(?:thanks|thank you|cheers)\b/i, 'You are welcome. Is there anything else I can do?'],
    [
      /./s,
      'I have noted that. Could you tell me a little more, for example since when, and which site it is about?',
    ],
  ];

  function fire(name, detail) {
    log.push({ event: name });
    for (const handler of handlers.get(name) ?? []) handler(detail);
  }

  function open(person) {
    const sheet = document.createElement('style');
    sheet.textContent = style;
    document.head.append(sheet);
    document.body.innerHTML = `<section class="window" aria-label="Chat">
      <header><iframe title="Picture of the agent" tabindex="-1"></iframe>
        <div class="who"><h1>Quayside support</h1><p class="state" role="status">Connecting you to an agent…</p></div>
        <button type="button" class="end">End chat</button></header>
      <div class="messages" role="log" aria-label="Conversation" tabindex="0"></div>
      <p class="typing" aria-live="polite"></p>
      <form><input name="message" aria-label="Your message" placeholder="Write a message" autocomplete="off" maxlength="1000">
        <button type="submit">Send</button></form></section>`;
    document.querySelector('header iframe').srcdoc = face;
    const input = document.querySelector('input');
    input.focus();
    chat = { person, sheet, timers: new Set(), isEstablished: false, isEnded: false };
    document.querySelector('form').addEventListener('submit', (event) => {
      event.preventDefault();
      const text = input.value.trim();
      if (text === '' || chat.isEnded) return;
      input.value = '';
      say('user', 'You', text);
      later(ANSWERS_AFTER_MS, () => answer(text));
      if (chat.isEstablished) typing(true);
    });
    document.querySelector('.end').addEventListener('click', () => {
      if (chat.isEnded || !chat.isEstablished) destroy();
      else end('onChatEndedByChasitor', 'You ended the chat.');
    });
    later(JOINS_AFTER_MS, establish);
  }

  function later(delayMs, work) {
    const { timers } = chat;
    const timer = setTimeout(() => {
      timers.delete(timer);
      work();
    }, delayMs);
    timers.add(timer);
  }

  function establish() {
    const { firstName, caseNumber } = chat.person;
    chat.isEstablished = true;
    document.querySelector('.state').textContent = `${AGENT}, network support`;
    const about = caseNumber
      ? `I have your case ${caseNumber} in front of me. How can I help?`
      : 'How can I help you today?';
    say('agent', AGENT, `Hello ${firstName}, this is ${AGENT}. ${about}`);
    fire('onChatEstablished');
  }

  function answer(text) {
    typing(false);
    const [, words] = answers.find(([pattern]) => pattern.test(text));
    say('agent', AGENT, words ?? 'Thank you for getting in touch. Goodbye.');
    if (words === null) end('onChatEndedByAgent', `${AGENT} ended the chat.`);
  }

  function say(kind, who, text) {
    const messages = document.querySelector('.messages');
    const message = document.createElement('p');
    message.className = `message ${kind}`;
    // A user's message is text, whatever it contains.
    message.innerHTML = '<span class="said-by"></span><span></span>';
    message.firstChild.textContent = `${who}: `;
    message.lastChild.textContent = text;
    messages.append(message);
    messages.scrollTop = messages.scrollHeight;
    log.push({ event: 'message', from: kind, text });
  }

  function typing(isTyping) {
    document.querySelector('.typing').textContent = isTyping ? `${AGENT} is writing…` : '';
  }

  function end(event, words) {
    chat.isEnded = true;
    quieten();
    typing(false);
    const messages = document.querySelector('.messages');
    const note = document.createElement('p');
    note.className = 'message note';
    note.textContent = words;
    messages.append(note);
    messages.scrollTop = messages.scrollHeight;
    document.querySelector('.state').textContent = 'The chat has ended';
    document.querySelector('form').remove();
    const button = document.querySelector('.end');
    button.textContent = 'Close';
    button.focus();
    fire(event);
  }

  function quieten() {
    for (const timer of chat.timers) clearTimeout(timer);
    chat.timers.clear();
  }

  function destroy() {
    quieten();
    chat.sheet.remove();
    chat = null;
    forget();
    document.body.replaceChildren();
    fire('afterDestroy');
  }

  window.embedded_svc = {
    log,
    settings,
    addEventHandler(name, handler) {
      handlers.set(name, [...(handlers.get(name) ?? []), handler]);
    },
    init(...given) {
      setUp = given;
      log.push({ event: 'init', given, settings: { ...settings }, storage: storage.kind });
    },
    liveAgentAPI: {
      async startChat({ extraPrechatFormDetails: details }) {
        if (setUp === null) throw new Error('startChat before init.');
        if (chat !== null) throw new Error('There is a chat already.');
        const valueOf = (label) => details.find((detail) => detail.label === label)?.value ?? '';
        log.push({ event: 'startChat', details });
        remember(`session-${log.length}`);
        open({ firstName: valueOf('First Name'), caseNumber: valueOf('Case Number') });
      },
      /** Ends the chat, if there is one. */
      clearSession() {
        if (chat === null) return;
        destroy();
        log.push({ event: 'sessionCleared' });
      },
      /** Ends the chat, as the agent does with a button. */
      endChat() {
        if (chat?.isEstablished && !chat.isEnded) end('onChatEndedByAgent', `${AGENT} ended the chat.`);
      },
    },
  };
})();
