import type { Negative, Positive } from '#test/detection/examples.ts';

/** Inputs that the detectors recognize, and the expected findings. */
export const positives = [
  // The sample on the page
  {
    detector: 'command',
    input: 'docker run -p 80:80 -v /var/run/docker.sock:/tmp/docker.sock:ro --restart always --log-opt max-size=1g nginx',
    reading: 'docker run',
    answer: 'Compose file: nginx',
  },
  { detector: 'command', input: 'docker run -d --name web -p 80:80 nginx:1.27', reading: 'docker run', answer: 'Compose file: web' },
  {
    detector: 'command',
    input: '$ docker run --name db -e POSTGRES_PASSWORD=x postgres',
    reading: 'docker run',
    answer: 'Compose file: db',
  },
  { detector: 'command', input: 'sudo docker run --rm -it alpine sh', reading: 'docker run', answer: 'Compose file: alpine' },
  { detector: 'command', input: 'podman run --name cache redis:7', reading: 'docker run', answer: 'Compose file: cache' },
  { detector: 'command', input: 'docker container run --name web nginx', reading: 'docker run', answer: 'Compose file: web' },
  { detector: 'command', input: '$ sudo podman run --name a busybox', reading: 'docker run', answer: 'Compose file: a' },
  {
    detector: 'command',
    input: 'docker run --name web nginx\ndocker run --name db --network back postgres',
    reading: 'docker run',
    answer: 'Compose file: web, db',
  },
  { detector: 'command', input: 'docker run -d \\\n  --name web \\\n  nginx', reading: 'docker run', answer: 'Compose file: web' },
  { detector: 'command', input: 'sudo -E docker run --name web nginx', reading: 'docker run', answer: 'Compose file: web' },
  {
    detector: 'command',
    input: 'DOCKER_HOST=ssh://me@192.0.2.7 docker run --name web nginx',
    reading: 'docker run',
    answer: 'Compose file: web',
  },
  { detector: 'command', input: 'docker --context far run --name web nginx', reading: 'docker run', answer: 'Compose file: web' },
] satisfies readonly Positive[];

/** Similar inputs that the detectors reject. */
export const negatives = [
  { detector: 'command', input: 'docker' },
  { detector: 'command', input: 'docker ps -a' },
  { detector: 'command', input: 'docker compose up' },
  { detector: 'command', input: 'docker run' },
  { detector: 'command', input: 'how to docker run nginx' },
  { detector: 'command', input: 'docker-compose run web' },
  { detector: 'command', input: 'docker build -t x .' },
  { detector: 'command', input: 'nerdctl run nginx' },
  { detector: 'command', input: 'dockerrun nginx' },
  { detector: 'command', input: 'docker --context far ps' },
  { detector: 'command', input: 'DOCKER_HOST=ssh://me@192.0.2.7' },
  { detector: 'command', input: 'run docker run nginx' },
] satisfies readonly Negative[];
