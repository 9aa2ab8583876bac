// Part of a shell that is built with --watch: reloads the page when the shell or a remote was built anew.
const EVERY_MS = 1000;
let shown = null;

async function look() {
  try {
    const answers = await Promise.all([fetch('/version.txt'), fetch('/remotes.json')]);
    const texts = await Promise.all(answers.map((answer) => answer.text()));
    const built = answers.every((answer) => answer.ok) ? texts.join() : shown;
    if (shown !== null && built !== shown) location.reload();
    shown = built;
  } catch (error) {
    // The server restarts after a change of its own; the next look finds it.
    console.debug('waiting for the server', error);
  }
}

setInterval(() => void look(), EVERY_MS);
