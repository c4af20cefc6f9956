// A fake of a survey service: three questions, thanks, and a close button. It logs to
// `survey.log`. Like such services it renders by innerHTML, adds a style element, and stores the
// answers so far, if the browser allows storage.
(() => {
  const log = [];

  const style = `
    :root { color-scheme: light dark; --ink: #16202b; --quiet: #55626f; --line: #8a96a3; --hairline: #dfe4e9; --sheet: #fff; --key: #0b5d57; --on-key: #fff; }
    @media (prefers-color-scheme: dark) { :root { --ink: #e9eef3; --quiet: #a5b1bd; --line: #75828f; --hairline: #2b3743; --sheet: #18212b; --key: #6fd0c5; --on-key: #06201d; } }
    * { box-sizing: border-box; }
    body { margin: 0; font: 400 14px/1.45 system-ui, -apple-system, "Segoe UI", Roboto, sans-serif; color: var(--ink); background: var(--sheet); }
    .survey { display: flex; flex-direction: column; min-height: 100vh; }
    header { display: flex; align-items: center; justify-content: space-between; gap: 12px; padding: 8px 8px 8px 16px; border-bottom: 1px solid var(--hairline); }
    h1 { margin: 0; font-size: 14px; font-weight: 600; }
    .step { flex: 1; display: flex; flex-direction: column; }
    form, .thanks { flex: 1; display: flex; flex-direction: column; gap: 16px; padding: 16px; }
    .progress { margin: 0; color: var(--quiet); font-size: 12px; }
    fieldset { margin: 0; padding: 0; border: 0; min-width: 0; }
    legend, .question { display: block; padding: 0; margin-bottom: 12px; font-size: 16px; font-weight: 600; line-height: 1.3; }
    .choice { display: flex; align-items: center; gap: 8px; min-height: 44px; padding: 0 12px; margin-bottom: 8px; border: 1px solid var(--hairline); border-radius: 6px; cursor: pointer; }
    .choice:has(:checked) { border-color: var(--key); }
    input { accent-color: var(--key); width: 16px; height: 16px; margin: 0; }
    textarea { width: 100%; min-height: 120px; padding: 8px 12px; font: inherit; color: inherit; background: transparent; border: 1px solid var(--line); border-radius: 6px; resize: vertical; }
    .actions { margin-top: auto; display: flex; justify-content: flex-end; }
    button { min-height: 36px; padding: 0 16px; font: inherit; font-weight: 500; color: var(--on-key); background: var(--key); border: 0; border-radius: 6px; cursor: pointer; }
    .close { min-width: 36px; padding: 0; color: inherit; background: transparent; font-size: 20px; line-height: 1; }
    :focus-visible { outline: 2px solid var(--key); outline-offset: 2px; }
    .error { margin: 0; color: light-dark(#b3261e, #ff9d94); }
  `;

  const questions = [
    {
      name: 'ease',
      text: 'How easy was it to do what you came for?',
      choices: ['Very easy', 'Easy', 'Neither easy nor hard', 'Hard', 'Very hard'],
    },
    {
      name: 'errand',
      text: 'What did you come for?',
      choices: ['A quote or an order', 'A service or a project', 'A support case', 'Something else'],
    },
    { name: 'wish', text: 'What should we do better?' },
  ];

  function keep(answers) {
    try {
      if (answers === null) localStorage.removeItem('survey-answers');
      else localStorage.setItem('survey-answers', JSON.stringify(answers));
    } catch {
      // Without storage an interrupted survey starts again.
    }
  }

  function questionMarkup({ name, text, choices }) {
    if (!choices)
      return `<label><span class="question">${text}</span><textarea name="${name}" maxlength="2000"></textarea></label>`;
    const options = choices.map(
      (choice) =>
        `<label class="choice"><input type="radio" name="${name}" value="${choice}"> ${choice}</label>`,
    );
    return `<fieldset><legend>${text}</legend>${options.join('')}</fieldset>`;
  }

  function start({ email, name, accountId, onClose }) {
    const answers = {};
    log.push({ event: 'start', email, name, accountId });
    document.body.innerHTML = `<section class="survey" aria-label="Feedback">
      <header><h1>Your feedback</h1><button type="button" class="close" aria-label="Close the survey">&times;</button></header>
      <div class="step"></div></section>`;
    const step = document.querySelector('.step');

    function end() {
      log.push({ event: 'close' });
      document.body.replaceChildren();
      onClose();
    }

    function ask(index) {
      const question = questions[index];
      const isLast = index === questions.length - 1;
      step.innerHTML = `<form novalidate>
        <p class="progress">Question ${index + 1} of ${questions.length}</p>
        ${questionMarkup(question)}
        <p class="error" role="alert"></p>
        <div class="actions"><button type="submit">${isLast ? 'Send' : 'Next'}</button></div></form>`;
      const form = step.querySelector('form');
      form.querySelector('input, textarea').focus();
      form.addEventListener('submit', (event) => {
        event.preventDefault();
        const answer = new FormData(form).get(question.name);
        if (answer === null) {
          form.querySelector('.error').textContent = 'Choose an answer, or close the survey.';
          form.querySelector('input').focus();
          return;
        }
        answers[question.name] = answer;
        keep(answers);
        if (isLast) thank();
        else ask(index + 1);
      });
    }

    function thank() {
      log.push({ event: 'answers', answers });
      keep(null);
      step.innerHTML = `<div class="thanks"><h2 class="question" tabindex="-1">Thank you</h2>
        <p>Your answers go to the people who build this portal.</p>
        <div class="actions"><button type="button">Close</button></div></div>`;
      step.querySelector('h2').focus();
      step.querySelector('button').addEventListener('click', end);
    }

    document.querySelector('.close').addEventListener('click', end);
    document.addEventListener('keydown', ({ key }) => {
      if (key === 'Escape') end();
    });
    ask(0);
  }

  const sheet = document.createElement('style');
  sheet.textContent = style;
  document.head.append(sheet);
  window.survey = { log, start };
})();
