<?php

return function (callable $fresh): array {
    $app = $fresh();
    $cases = [];
    foreach (['fail', 'abort', 'user', 'policy', 'limit', 'nowhere'] as $path) {
        $cases[] = shortened(exchange($app, $path, "/api/debug/$path"));
    }
    $cases[] = shortened(exchange($app, 'wrong method', '/api/debug/fail', 'POST', [], ['title' => 'x']));
    $cases[] = shortened(exchange($app, 'not valid', '/api/debug/valid', 'POST', [], ['name' => 'x']));
    return $cases;
};

/** The first two steps of the trace, and files without folders: the rest is the framework's. */
function shortened(array $case): array
{
    $body = json_decode($case['response']['text'], true);
    if (isset($body['trace'])) {
        $steps = array_slice($body['trace'], 0, 2);
        $body['trace'] = array_map(fn ($step) => [...$step, ...isset($step['file']) ? ['file' => basename($step['file'])] : []], $steps);
        $body['file'] = basename($body['file']);
        $case['response']['text'] = json_encode($body, JSON_PRETTY_PRINT | JSON_UNESCAPED_SLASHES);
    }
    return $case;
}
