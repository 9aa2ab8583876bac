<?php

// php record.php pages: writes to the standard output what this Laravel answers, as `../../recordings/laravel-13` has it.

use Illuminate\Contracts\Http\Kernel;
use Illuminate\Http\Request;

require __DIR__ . '/app.php';

const RECORDED_HEADERS = ['x-ratelimit-limit', 'x-ratelimit-remaining', 'x-ratelimit-reset', 'retry-after'];

/** One request to an application, in its form as a recorded case. */
function exchange($app, string $name, string $path, string $method = 'GET', array $headers = []): array
{
    $request = Request::create("http://site.test$path", $method);
    $request->headers->replace(['Host' => 'site.test', 'Accept' => 'application/json', ...$headers]);
    $response = $app->make(Kernel::class)->handle($request);
    $kept = [];
    foreach (RECORDED_HEADERS as $header) {
        if ($response->headers->has($header)) {
            $kept[$header] = $response->headers->get($header);
        }
    }
    return [
        'name' => $name,
        'request' => ['method' => $method, 'path' => $path] + ($headers ? ['headers' => $headers] : []),
        'response' => ['status' => $response->getStatusCode()]
            + ($kept ? ['headers' => $kept] : [])
            + ['text' => $response->getContent()],
    ];
}

$topic = $argv[1];
$cases = (require __DIR__ . "/$topic-cases.php")(fn () => freshApplication($topic));
echo json_encode($cases, JSON_PRETTY_PRINT | JSON_UNESCAPED_SLASHES | JSON_UNESCAPED_UNICODE), "\n";
