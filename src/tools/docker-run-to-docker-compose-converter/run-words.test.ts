import { expect, test } from 'vitest';
import { readShell } from './read-shell.ts';
import { runWords } from './run-words.ts';

const found = (command: string) => {
  const run = readShell(command).commands[0] && runWords(readShell(command).commands[0]!.words);
  return run && { image: run.words.map(({ text }) => text).join(' '), settings: run.clientSettings };
};

// man sudo, man env, and the global options of docker, podman, and nerdctl
test.each([
  ['docker run a', []],
  ['$ sudo docker container run a', []],
  ['sudo -E -u root --group=docker docker run a', []],
  ['sudo -Eu root docker run a', []],
  ['sudo -- docker create a', []],
  ['env A=1 B= docker run a', ['A', 'B']],
  ['DOCKER_HOST=x sudo docker run a', ['DOCKER_HOST']],
  ['docker --context run run a', ['--context']],
  ['docker -D -H=tcp://x run a', ['-D', '-H']],
  ['nerdctl -n k8s.io run a', ['-n']],
  ['/usr/bin/docker run a', []],
  ['C:\\site>docker.exe run a', []],
  ['PS C:\\site> docker run a', []],
  ['me@host:~$ docker run a', []],
  ['[me@host site]$ docker run a', []],
  ['winpty docker run a', []],
])('finds the container of %s', (command, settings) => {
  expect(found(command)).toEqual({ image: 'a', settings });
});

test.each(['docker ps', 'docker --context x ps', 'docker --debug compose run a', 'sudo ls', 'A=1', 'echo docker run a'])(
  'finds no container in %s',
  (command) => {
    expect(found(command)).toBeUndefined();
  },
);
