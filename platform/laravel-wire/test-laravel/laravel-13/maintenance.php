<?php

use Illuminate\Support\Facades\Route;

Route::get('maintenance/open', fn () => ['open' => true]);
