import { deploy } from './deploy';

// The command in a process of its own; the test kills it.
void deploy(process.argv[2] ?? '', process.env, { print: (text) => console.log(text) }).then(({ code }) => {
  process.exitCode = code;
});
